/** A failed query. Error boundaries read `status`; `code` and `source` come from the gateway. */
export class QueryFailure extends Error {
  override readonly name = 'QueryFailure';
  /** HTTP status of the page: 503 when a source is down, else 500; null when the network failed. */
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
