/**
 * When a GraphQL response fails its screen: without any data, or when an error nulled a root field, directly or by
 * propagation through non-null fields. Other errors only null a field, such as a picture or a price.
 */
export interface GraphQLResultError {
  readonly message: string;
  readonly path?: readonly (string | number)[] | undefined;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

export interface GraphQLResult {
  readonly data?: Readonly<Record<string, unknown>> | null | undefined;
  readonly errors?: readonly GraphQLResultError[] | null | undefined;
}

export interface ResponseFailure {
  readonly message: string;
  readonly status: 500 | 503;
  readonly code: string | null;
  readonly source: string | null;
}

/** @param tolerant true for the shell's query: a missing cart or header must not fail the page. */
export function responseFailure(answer: GraphQLResult, tolerant = false): ResponseFailure | null {
  const errors = answer.errors ?? [];
  const { data } = answer;
  const fatal = data
    ? errors.find(({ path }) => !tolerant && path !== undefined && (data[String(path[0])] ?? null) === null)
    : (errors[0] ?? { message: 'GraphQL error: no data' });
  if (!fatal) return null;
  const code = textOf(fatal.extensions?.['code']);
  const source = textOf(fatal.extensions?.['source']);
  return { message: fatal.message, status: source === null ? 500 : 503, code, source };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
