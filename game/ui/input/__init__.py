"""What keyboard, mouse, gamepads and fingers ask for, and the keys of every command."""
