// cannot find type 'CollectionColumn' in scope
import Rowhouse

enum HillColumn: CollectionColumn { case name, height }
