from game.ui.scene import Scene
class SheetScene(Scene):
    name='score'
    def __init__(self,*a): super().__init__()
