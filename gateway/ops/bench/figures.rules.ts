/** Statistics of a benchmark: percentiles, failures by route, unbounded growth. */

export interface Outcome {
  /** The kind of page or call: a row of the table. */
  what: string;
  /** Milliseconds since 1970. */
  from: number;
  to: number;
  /** Null without a response. */
  status: number | null;
  /** Codes of GraphQL errors. */
  codes: readonly string[];
  /** The benchmark discarded the response on purpose. */
  isLostOnPurpose: boolean;
}

/** Percentile (0 to 1); 0 for an empty list. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** A row per route, and the total. Discarded responses count as requests only. */
export function routeRows(outcomes: readonly Outcome[]): string[][] {
  const routes = [...new Set(outcomes.map(({ what }) => what))].toSorted();
  const row = (name: string, some: readonly Outcome[]): string[] => {
    const told = some.filter(({ isLostOnPurpose }) => !isLostOnPurpose);
    const times = told.filter(({ status }) => status !== null).map(({ from, to }) => to - from);
    return [
      name,
      String(some.length),
      String(told.filter(({ status }) => status !== null && status >= 500).length),
      String(told.filter(({ status }) => status === null).length),
      String(told.filter(({ codes }) => codes.length > 0).length),
      ...[0.5, 0.95, 0.99, 1].map((share) => String(Math.round(quantile(times, share)))),
    ];
  };
  return [
    ['route', 'requests', '5xx', 'no answer', 'GraphQL errors', 'p50 ms', 'p95 ms', 'p99 ms', 'worst ms'],
    ...routes.map((what) =>
      row(
        what,
        outcomes.filter((one) => one.what === what),
      ),
    ),
    row('all', outcomes),
  ];
}

/** Formats rows as lines of text; the first column left-aligned, figures right-aligned. */
export function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

/** Percentile (0 to 1) of each quarter of a run. */
export function quarters(values: readonly number[], share = 0.5): number[] {
  const at = (quarter: number): number => Math.floor((values.length * quarter) / 4);
  return [0, 1, 2, 3].map((quarter) => quantile(values.slice(at(quarter), at(quarter + 1)), share));
}

/**
 * Flat means that the last quarter exceeds the second by at most a seventh and the given step. Caches fill in the
 * first.
 */
export function hasGrown(values: readonly number[], slack: number, share = 0.5): boolean {
  const [, early = 0, , late = 0] = quarters(values, share);
  return late > early * 1.15 + slack;
}
