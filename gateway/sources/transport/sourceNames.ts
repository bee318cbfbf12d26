/** Names of the sources, and of what can go wrong with them. */

export type SourceName = 'commerce' | 'delivery' | 'engine' | 'imagery' | 'spend' | 'botcheck';

export type SourceErrorCode =
  | 'SOURCE_TIMEOUT'
  | 'SOURCE_UNAVAILABLE'
  | 'SOURCE_REFUSED'
  | 'SOURCE_MISCONFIGURED'
  | 'SOURCE_MALFORMED'
  | 'REQUEST_ABORTED';
