/** The fields that one operation could not fill, summed up: a page of tiles fails once for each cause, not once a tile. */

export interface FailedField {
  /** Source that failed it; null when it was our own code. */
  readonly source: string | null;
  readonly code: string;
  /** Response path, such as `category.products.edges.0.node`. */
  readonly path: string;
  /** Tells causes of one code apart, such as where it was thrown; empty for the outage of a source, which is one cause. */
  readonly place: string;
  readonly cause: unknown;
}

export interface FieldsFailed extends FailedField {
  /** How many fields it emptied; path and cause are the first one's. */
  readonly fields: number;
}

/** One of each cause, in the order in which they occurred. */
export function sumUp(failed: readonly FailedField[]): FieldsFailed[] {
  const sums = new Map<string, FieldsFailed>();
  for (const field of failed) {
    const key = JSON.stringify([field.source, field.code, field.place]);
    const first = sums.get(key);
    sums.set(key, first ? { ...first, fields: first.fields + 1 } : { ...field, fields: 1 });
  }
  return [...sums.values()];
}
