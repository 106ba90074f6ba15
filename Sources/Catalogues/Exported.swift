// Of Records, `import Catalogues` shows what the columns of a collection are declared with.
@_exported public import protocol Records.CollectionColumn
@_exported public import enum Records.ColumnRole
@_exported public import enum Records.ColumnType
@_exported public import enum Records.DayOrder
