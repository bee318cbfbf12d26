/**
 * Keyboard navigation in the popup of a combobox (WAI-ARIA 1.2, patterns combobox and grid). The focus stays in the
 * field; the result names the active descendant.
 */

/** Ids of the focusable items by row: one per row in a list, several in a grid. */
export type Rows = readonly (readonly string[])[];

export interface Step {
  /** Null: the field itself. */
  readonly active: string | null;
  /** False: the key keeps its default effect on the text. */
  readonly isTaken: boolean;
}

/** @returns null for a key that does not navigate. */
export function stepOf(key: string, rows: Rows, active: string | null): Step | null {
  const row = active === null ? -1 : rows.findIndex((ids) => ids.includes(active));
  const ids = rows[row] ?? [];
  const place = active === null ? -1 : ids.indexOf(active);
  const toRow = (next: number): Step => ({ active: rows[next]?.[0] ?? null, isTaken: rows.length > 0 });
  switch (key) {
    case 'ArrowDown':
      // Past the last item comes the field again.
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
