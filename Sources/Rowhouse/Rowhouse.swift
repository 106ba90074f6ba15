// The modules that `import Rowhouse` shows. Markup is not among them: screens contain no HTML.
@_exported public import Commands
@_exported public import Publishing
@_exported public import Rendering
@_exported public import Screens
@_exported public import Themes
