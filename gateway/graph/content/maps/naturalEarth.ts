/**
 * Provinces, lakes and rivers of Natural Earth (public domain, 1:50m). `naturalEarth.json` holds each line as its first
 * point and then the steps to the next ones, in half arcminutes, east before north: converted from Debian's package
 * marble-qt-data (`naturalearth/*.pn2`), since world-atlas has countries only.
 */
import { createRequire } from 'node:module';
import type { Position } from 'geojson';

const HALF_ARCMINUTES = 120;

type Layer = 'provinces' | 'lakes' | 'rivers';

/** Lines of longitudes and latitudes; those of lakes are rings, islands included. */
export function naturalEarth(): Readonly<Record<Layer, Position[][]>> {
  const encoded = createRequire(import.meta.url)('./naturalEarth.json') as Record<Layer, number[][]>;
  return {
    provinces: encoded.provinces.map(pointsOf),
    lakes: encoded.lakes.map(pointsOf).map(closed),
    rivers: encoded.rivers.map(pointsOf),
  };
}

function pointsOf(steps: readonly number[]): Position[] {
  const points: Position[] = [];
  let [east, north] = [0, 0];
  for (let at = 0; at < steps.length; at += 2) {
    east += steps[at] ?? 0;
    north += steps[at + 1] ?? 0;
    points.push([east / HALF_ARCMINUTES, north / HALF_ARCMINUTES]);
  }
  return points;
}

function closed(ring: readonly Position[]): Position[] {
  const [first] = ring;
  return first ? [...ring, first] : [];
}
