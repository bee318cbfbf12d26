/** What the service says of a call that it refuses (Elasticsearch reference, `REST API conventions`, error responses). */

interface Cause {
  type?: unknown;
  reason?: unknown;
  root_cause?: unknown;
}

/**
 * `[status] reason` (catalogue.md 8). Of a search that failed on its shards only the root cause says why. OpenSearch's
 * security plugin and proxies answer plain text, which leaves the status alone.
 */
export function refusalText(status: number | null, body: unknown): string {
  const reason = reasonOf((body as { error?: unknown } | null | undefined)?.error);
  return reason === '' ? `[${status}]` : `[${status}] ${reason}`;
}

export function reasonOf(error: unknown): string {
  if (typeof error === 'string') return error;
  if (typeof error !== 'object' || error === null) return '';
  const { type, reason, root_cause: roots }: Cause = error;
  const [root] = Array.isArray(roots) ? (roots as Cause[]) : [];
  const told = type === 'search_phase_execution_exception' && root ? root.reason : reason;
  return typeof told === 'string' ? told : '';
}
