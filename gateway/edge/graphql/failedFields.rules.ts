/**
 * Groups the failed fields of an operation by cause: a page of tiles reports one failure per cause, not one per tile.
 */

export interface FailedField {
  /** The source that failed; null for an error of our own code. */
  readonly source: string | null;
  readonly code: string;
  /** Response path, such as `category.products.edges.0.node`. */
  readonly path: string;
  /**
   * Distinguishes causes with the same code, for example by where they were thrown; empty for an outage, which is one
   * cause.
   */
  readonly place: string;
  readonly cause: unknown;
}

export interface FieldsFailed extends FailedField {
  /** Number of fields with this cause; path and cause are those of the first. */
  readonly fields: number;
}

/** One entry per cause, in order of occurrence. */
export function groupByCause(failed: readonly FailedField[]): FieldsFailed[] {
  const sums = new Map<string, FieldsFailed>();
  for (const field of failed) {
    const key = JSON.stringify([field.source, field.code, field.place]);
    const first = sums.get(key);
    sums.set(key, first ? { ...first, fields: first.fields + 1 } : { ...field, fields: 1 });
  }
  return [...sums.values()];
}
