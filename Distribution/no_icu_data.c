// ICU's data without an entry, as its own build begins with (stubdata.cpp).
//
// libxml2 asks ICU for encodings that it and iconv do not know. Their tables take 31 MB, and no page that is read
// here is in one of them: ICU then says that it does not know it either.
#include <unicode/udata.h>

const struct {
  uint16_t headerSize;
  uint8_t magic[2];
  UDataInfo info;
  char padding[8];
  uint32_t count, reserved;
  uint32_t end[4];
} U_ICUDATA_ENTRY_POINT = {
    32,
    {0xDA, 0x27},
    {sizeof(UDataInfo), 0, U_IS_BIG_ENDIAN, U_CHARSET_FAMILY, U_SIZEOF_UCHAR, 0,
     {'T', 'o', 'C', 'P'}, {1, 0, 0, 0}, {0, 0, 0, 0}},
    {0},
    0,
    0,
    {0},
};
