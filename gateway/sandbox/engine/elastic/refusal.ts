/** Errors in the service's own format (Elasticsearch reference, `REST API conventions`). */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: 400 | 401 | 403 | 404 | 409 | 413;
  readonly type: string;
  readonly #more: Readonly<Record<string, unknown>>;

  constructor(status: Refusal['status'], type: string, reason: string, more: Record<string, unknown> = {}) {
    super(reason);
    this.status = status;
    this.type = type;
    this.#more = more;
  }

  /** The value of `error`, also in the items of a bulk response. */
  override get cause(): Record<string, unknown> {
    return { type: this.type, reason: this.message, ...this.#more };
  }

  get json(): object {
    return { error: { root_cause: [this.cause], ...this.cause }, status: this.status };
  }
}

export function parsing(reason: string): Refusal {
  return new Refusal(400, 'parsing_exception', reason);
}

export function illegal(reason: string): Refusal {
  return new Refusal(400, 'illegal_argument_exception', reason);
}

export function noIndex(index: string): Refusal {
  return new Refusal(404, 'index_not_found_exception', `no such index [${index}]`, { index });
}

/** A search that failed on every shard: only the root cause has the reason. */
export class ShardFailure extends Refusal {
  override get json(): object {
    const { cause } = this;
    return {
      error: {
        root_cause: [cause],
        type: 'search_phase_execution_exception',
        reason: 'all shards failed',
        phase: 'query',
        grouped: true,
        failed_shards: [{ shard: 0, reason: cause }],
      },
      status: this.status,
    };
  }
}
