/**
 * What a failed call says about the configuration of content and search, as one line for operators. Failures that pass by
 * themselves say nothing; stores have rules of their own (commerce/bigcommerce/storeProblems.rules.ts).
 */
import { deliveryFailure } from '../../sources/delivery/client/failure.rules.ts';
import type { SourceError } from '../../sources/transport/errors.ts';

/** The vendor's number for it. */
const unknownContentType = 118;

export function contentProblem(error: SourceError): string | null {
  if (error.code === 'SOURCE_MALFORMED')
    return `content has another form than the shop reads: ${error.message}`;
  const { error_code: code, errors, status } = deliveryFailure(error);
  if (status === 401 || status === 403 || status === 412)
    return 'the content stack does not accept CONTENT_API_KEY or CONTENT_DELIVERY_TOKEN';
  if (errors === null || status === null || status >= 500) return null;
  if ('locale' in errors) return 'the content stack lacks a locale of the shop: npm run doctor says which';
  if ('environment' in errors) return 'the content stack has no environment of the name CONTENT_ENVIRONMENT';
  if (code === unknownContentType) return `the content stack lacks the content type that ${error.call} reads`;
  return null;
}

/** @param text the service's own. */
export function searchProblem({ status }: SourceError, text: string): string | null {
  if (status === 401 || status === 403) return 'the search service does not accept SEARCH_KEY';
  if (status === 404) return 'the search service has no index of the name SEARCH_ENGINE';
  const [, field] = (status === 400 && /invalid field: ?([\w.]+)/i.exec(text)) || [];
  return field === undefined
    ? null
    : `the search index has an older form, without ${field}: run node gateway/ops/indexer/main.ts`;
}
