// The types of Records that declare the columns of a collection.
@_exported public import protocol Records.CollectionColumn
@_exported public import enum Records.ColumnRole
@_exported public import enum Records.ColumnType
@_exported public import enum Records.DayOrder
