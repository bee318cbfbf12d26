/** Names of the sources, and codes of their errors. */

export type SourceName = 'commerce' | 'delivery' | 'engine' | 'imagery' | 'spend' | 'botcheck';

export type SourceErrorCode =
  | 'SOURCE_TIMEOUT'
  | 'SOURCE_UNAVAILABLE'
  | 'SOURCE_REFUSED'
  | 'SOURCE_MISCONFIGURED'
  | 'SOURCE_MALFORMED'
  | 'REQUEST_ABORTED';
