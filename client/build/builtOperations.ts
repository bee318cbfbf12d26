/**
 * The persisted operations that a build sends: `schema/operations.json` also has those of earlier builds. An
 * operation's id is a hash of its text, so a script that contains an id sends the operation.
 */
export function operationsIn(scripts: readonly string[], known: ReadonlySet<string>): string[] {
  const found = scripts.flatMap((script) => script.match(/\b[0-9a-f]{64}\b/g) ?? []);
  return [...new Set(found)].filter((id) => known.has(id)).toSorted();
}
