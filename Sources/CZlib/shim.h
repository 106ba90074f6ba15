#define ZLIB_CONST
#include <stdlib.h>
#include <zlib.h>

/// Makes a stream of DEFLATE without a header (RFC 1951), or null when there is no memory.
static inline z_stream *_Nullable czlib_inflater(void) {
  z_stream *stream = calloc(1, sizeof(z_stream));
  if (stream == NULL || inflateInit2(stream, -MAX_WBITS) == Z_OK) return stream;
  free(stream);
  return NULL;
}

static inline void czlib_free(z_stream *_Nullable stream) {
  if (stream != NULL) inflateEnd(stream);
  free(stream);
}

/// Unpacks as much as there is, and as there is room for; returns zlib's status. The rest is left in the stream.
static inline int czlib_inflate(
    z_stream *_Nonnull stream, const unsigned char *_Nullable packed, unsigned int count,
    unsigned char *_Nullable room, unsigned int size) {
  stream->next_in = packed;
  stream->avail_in = count;
  stream->next_out = room;
  stream->avail_out = size;
  return inflate(stream, Z_NO_FLUSH);
}
