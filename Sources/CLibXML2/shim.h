#include <libxml/xmlversion.h>

// Some systems build libxml2 with ICU, whose headers define types that Foundation's own copy of
// ICU defines too, and no module may see both. Nothing here touches what ICU adds.
#undef LIBXML_ICU_ENABLED

#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/relaxng.h>
#include <libxml/xmlerror.h>

// A structured error is `const` since 2.12; before it was not.
#if LIBXML_VERSION >= 21200
typedef const xmlError *clibxml2_error;
#else
typedef xmlError *clibxml2_error;
#endif

/// What a reader wants to be told. Everything that is not here is left out, so that libxml2 builds
/// no tree, keeps no declared entity and loads nothing.
typedef struct {
  internalSubsetSAXFunc _Nonnull doctype;
  startElementNsSAX2Func _Nonnull start;
  endElementNsSAX2Func _Nonnull end;
  charactersSAXFunc _Nonnull characters;
  cdataBlockSAXFunc _Nonnull cdata;
  processingInstructionSAXFunc _Nonnull instruction;
  commentSAXFunc _Nonnull comment;
  void (*_Nonnull error)(void *_Nullable, clibxml2_error _Nullable);
} clibxml2_events;

/// Has a parser tell `reader` of each event, and of nothing else.
static inline void clibxml2_listen(
    xmlParserCtxtPtr _Nonnull parser, const clibxml2_events *_Nonnull events,
    void *_Nonnull reader) {
  xmlSAXHandler *sax = parser->sax;
  *sax = (xmlSAXHandler){0};
  sax->initialized = XML_SAX2_MAGIC;
  sax->internalSubset = events->doctype;
  sax->startElementNs = events->start;
  sax->endElementNs = events->end;
  sax->characters = events->characters;
  // The same function for both spares libxml2 from guessing which blanks matter.
  sax->ignorableWhitespace = events->characters;
  sax->cdataBlock = events->cdata;
  sax->processingInstruction = events->instruction;
  sax->comment = events->comment;
  sax->serror = (xmlStructuredErrorFunc)events->error;
  parser->userData = reader;
}

/// Makes a parser that tells `reader` of each event, or null when there is no memory.
static inline xmlParserCtxtPtr _Nullable clibxml2_parser(
    const clibxml2_events *_Nonnull events, void *_Nonnull reader) {
  xmlParserCtxtPtr parser = xmlNewParserCtxt();
  if (parser != NULL) clibxml2_listen(parser, events, reader);
  return parser;
}

/// Makes a parser of documents that are handed to it in pieces; likewise.
static inline xmlParserCtxtPtr _Nullable clibxml2_push_parser(
    const clibxml2_events *_Nonnull events, void *_Nonnull reader) {
  xmlParserCtxtPtr parser = xmlCreatePushParserCtxt(NULL, NULL, NULL, 0, NULL);
  if (parser == NULL) return NULL;
  xmlCtxtUseOptions(parser, XML_PARSE_NONET);
  clibxml2_listen(parser, events, reader);
  return parser;
}

/// Takes a piece, the last one with `is_last`; whether the document is well-formed so far.
static inline int clibxml2_push(
    xmlParserCtxtPtr _Nonnull parser, const char *_Nullable piece, int length, int is_last) {
  xmlParseChunk(parser, piece, length, is_last);
  return parser->wellFormed;
}

/// The parser's own copy of a name, the same pointer for the same name in every later event.
static inline const xmlChar *_Nullable clibxml2_intern(
    xmlParserCtxtPtr _Nonnull parser, const char *_Nonnull name) {
  return xmlDictLookup(parser->dict, (const xmlChar *)name, -1);
}

/// Where the parser stands: its own copy of what it reads, the byte it reads next, and how far
/// that is into the page.
typedef struct {
  const xmlChar *_Nullable start;
  const xmlChar *_Nullable cursor;
  const xmlChar *_Nullable end;
  long offset;
} clibxml2_place;

static inline clibxml2_place clibxml2_where(xmlParserCtxtPtr _Nonnull parser) {
  xmlParserInputPtr input = parser->input;
  if (input == NULL) return (clibxml2_place){NULL, NULL, NULL, 0};
  long offset = (long)input->consumed + (long)(input->cur - input->base);
  return (clibxml2_place){input->base, input->cur, input->end, offset};
}

/// Reads a whole page. Nothing is loaded from anywhere else.
static inline void clibxml2_read(
    xmlParserCtxtPtr _Nonnull parser, const char *_Nonnull page, int length) {
  // With handlers of our own there is never a tree to be given; freeing null is allowed.
  xmlFreeDoc(xmlCtxtReadMemory(parser, page, length, NULL, NULL, XML_PARSE_NONET));
}

/// The character that a name of HTML 4 stands for, such as `auml`, or 0 for any other name.
static inline unsigned int clibxml2_entity(const char *_Nonnull name) {
  const htmlEntityDesc *entity = htmlEntityLookup((const xmlChar *)name);
  return entity == NULL ? 0 : entity->value;
}
