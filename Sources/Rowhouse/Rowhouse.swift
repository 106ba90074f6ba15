// What a user of the library sees by importing this one module. Markup is not among it: whoever
// declares screens says what is there, and never writes HTML.
@_exported public import Commands
@_exported public import Publishing
@_exported public import Rendering
@_exported public import Screens
@_exported public import Themes
