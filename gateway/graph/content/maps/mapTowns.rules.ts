/** Which towns a map labels. */
import { MAP_SIDE, onMap, type MapView } from './mapView.rules.ts';
import type { PlaceTable } from '../places/placeTable.rules.ts';

export interface MapTown {
  name: string;
  x: number;
  y: number;
}

const MAX_TOWNS = 12;
/** Minimum distance between labels, horizontal and vertical, so that they do not overlap. */
const LABEL_SPACING = { x: 190, y: 60 } as const;

/** The largest towns of the view whose labels do not overlap. */
export function townsIn(table: PlaceTable, view: MapView, language: string): MapTown[] {
  const seen: { row: number; x: number; y: number }[] = [];
  const west = (view.x - 0.5) * 360;
  const east = west + view.size * 360;
  for (let row = 0; row < table.names.length; row += 1) {
    const longitude = table.longitudes[row] ?? 0;
    if (longitude < west || longitude > east) continue;
    const { x, y } = onMap(view, { latitude: table.latitudes[row] ?? 0, longitude });
    if (x > 0 && x < MAP_SIDE && y > 0 && y < MAP_SIDE) seen.push({ row, x, y });
  }
  const size = ({ row }: { row: number }): number => table.populations[row] ?? 0;
  seen.sort((a, b) => size(b) - size(a) || a.row - b.row);
  const named: MapTown[] = [];
  for (const { row, x, y } of seen) {
    if (named.length === MAX_TOWNS) break;
    if (
      named.some((town) => Math.abs(town.x - x) < LABEL_SPACING.x && Math.abs(town.y - y) < LABEL_SPACING.y)
    )
      continue;
    named.push({ name: table.localNames.get(row)?.[language] ?? table.names[row] ?? '', x, y });
  }
  return named;
}
