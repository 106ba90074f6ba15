// What a user of the library sees by importing this one module. Markup is not among it: whoever
// declares screens says what is there, and never writes HTML. Of Records it is what the columns of a
// collection are declared with.
@_exported public import Commands
@_exported public import Publishing
@_exported public import protocol Records.CollectionColumn
@_exported public import enum Records.ColumnType
@_exported public import enum Records.DayOrder
@_exported public import enum Records.ColumnRole
@_exported public import Rendering
@_exported public import Screens
@_exported public import Themes
