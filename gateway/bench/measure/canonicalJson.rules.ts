/** JSON in one form: keys in order, no white space. Two answers are the same when their canonical texts are. */

export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}

/**
 * What a GraphQL answer says, without its extensions.
 * @throws Error when it holds errors: a server that fails quickly is not fast.
 */
export function canonicalData(body: string): string {
  const { data, errors } = JSON.parse(body) as { data?: unknown; errors?: unknown };
  if (errors !== undefined || data === undefined || data === null)
    throw new Error(`not an answer: ${body.slice(0, 400)}`);
  return canonicalJson(data);
}
