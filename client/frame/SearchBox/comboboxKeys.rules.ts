/**
 * Where a key leads in the popup of a combobox (WAI-ARIA 1.2, patterns combobox and grid). The focus stays in the
 * field; what is named here is the active descendant.
 */

/** Ids of what can be active, row by row: one in a row of a list, several in one of a grid. */
export type Rows = readonly (readonly string[])[];

export interface Step {
  /** Null: the field itself. */
  readonly active: string | null;
  /** False: the key also does in the text what it always does. */
  readonly isTaken: boolean;
}

/** @returns null for a key that leads nowhere. */
export function stepOf(key: string, rows: Rows, active: string | null): Step | null {
  const row = active === null ? -1 : rows.findIndex((ids) => ids.includes(active));
  const ids = rows[row] ?? [];
  const place = active === null ? -1 : ids.indexOf(active);
  const toRow = (next: number): Step => ({ active: rows[next]?.[0] ?? null, isTaken: rows.length > 0 });
  switch (key) {
    case 'ArrowDown':
      // Past the last one lies the field again.
      return toRow(row + 1);
    case 'ArrowUp':
      return toRow(row === -1 ? rows.length - 1 : row - 1);
    case 'ArrowRight':
    case 'ArrowLeft':
      if (ids.length < 2) return { active: null, isTaken: false };
      return { active: ids[place + (key === 'ArrowRight' ? 1 : -1)] ?? active, isTaken: true };
    case 'Home':
    case 'End':
      return { active: null, isTaken: false };
    default:
      return null;
  }
}
