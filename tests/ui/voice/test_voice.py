"""What happened waits its turn; what the player goes to does not."""

from game.ui.voice.voice import Voice


class Mouth:
    """Speaks until it is told to stop."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.busy = False

    def say(self, sentence: str) -> None:
        self.said.append(sentence)
        self.busy = True

    def speaks(self, for_ms: float) -> bool:
        return self.busy

    def set_speed(self, speed: float) -> None: ...


def speaking() -> tuple[Voice, Mouth]:
    voice, mouth = Voice(), Mouth()
    voice.speaker = mouth
    return voice, mouth


def finish(voice: Voice, mouth: Mouth) -> None:
    while True:
        mouth.busy = False
        if not voice:
            return
        voice.update(16)


def test_what_happened_is_said_in_its_order_each_sentence_to_its_end() -> None:
    voice, mouth = speaking()
    voice.tell("Bear.")
    voice.tell("Bee.")
    voice.update(16)
    voice.update(16)
    assert mouth.said == ["Bear."]
    finish(voice, mouth)
    assert mouth.said == ["Bear.", "Bee."]


def test_the_newest_place_of_the_keyboard_takes_the_place_of_the_one_before() -> None:
    voice, mouth = speaking()
    for sentence in ("Card 1.", "Card 2."):
        voice.turn_to(sentence, sought=True)
        voice.update(16)
    voice.turn_to("Card 3.", sought=True)
    voice.turn_to("Card 4.", sought=True)
    voice.update(16)
    assert mouth.said == ["Card 1.", "Card 2.", "Card 4."]


def test_the_player_s_own_step_comes_before_news_that_wait_but_cuts_none_off() -> None:
    voice, mouth = speaking()
    voice.tell("Bear.")
    voice.tell("Bee.")
    voice.update(16)
    voice.turn_to("Card 1.", sought=True)
    voice.update(16)
    assert mouth.said == ["Bear."]
    finish(voice, mouth)
    assert mouth.said == ["Bear.", "Card 1.", "Bee."]


def test_where_the_keyboard_was_put_is_said_after_what_led_there() -> None:
    voice, mouth = speaking()
    voice.turn_to("Card 1.", sought=False)
    voice.tell("Bear.")
    finish(voice, mouth)
    assert mouth.said == ["Bear.", "Card 1."]


def test_where_the_keyboard_was_on_another_page_is_not_said_any_more() -> None:
    voice, mouth = speaking()
    voice.tell("Bear.")
    voice.update(16)
    voice.turn_to("Card 1.", sought=True)
    voice.turn_away()
    finish(voice, mouth)
    assert mouth.said == ["Bear."]


def test_without_a_speaker_nothing_waits_and_the_log_has_it_all() -> None:
    voice = Voice()
    voice.tell("Bear.")
    voice.turn_to("Card 1.", sought=True)
    voice.update(16)
    assert not voice and list(voice.log) == ["Bear.", "Card 1."]
