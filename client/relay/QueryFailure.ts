/** A query that cannot show what it was asked for. Error boundaries read `status`; `code` and `source` are the gateway's. */
export class QueryFailure extends Error {
  override readonly name = 'QueryFailure';
  /** HTTP status the page answers with: 503 when a source is down, else 500; null when the network never answered. */
  readonly status: number | null;
  readonly code: string | null;
  readonly source: string | null;

  constructor(
    message: string,
    about: { status: number | null; code?: string | null; source?: string | null; cause?: unknown },
  ) {
    super(message, { cause: about.cause });
    this.status = about.status;
    this.code = about.code ?? null;
    this.source = about.source ?? null;
  }
}
