/** Error message of a refused call (Elasticsearch reference, `REST API conventions`, error responses). */

interface Cause {
  type?: unknown;
  reason?: unknown;
  root_cause?: unknown;
}

/**
 * `[status] reason` (catalogue.md 8). When a search fails on its shards, the reason is that of the root cause. OpenSearch's
 * security plugin and proxies answer plain text: then it is the status alone.
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
  const message = type === 'search_phase_execution_exception' && root ? root.reason : reason;
  return typeof message === 'string' ? message : '';
}
