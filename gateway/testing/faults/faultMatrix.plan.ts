/**
 * Selects the cells of the fault matrix. A cell is a row (the faulty dependency), a fault, and the gateway's cache
 * state; shoppers visit pages during it. The full matrix has every row with every fault in every state, all pages, both
 * shoppers.
 */
import { matrixFaults, type MatrixFault } from './faultMatrix.faults.ts';
import { rows, type Row } from './faultMatrix.shop.ts';
import { pageNames, visitors, type PageName, type Visitor } from './withoutSource.ts';

/** The gateway's cache: empty, or filled at an age given by `ages`. */
export const cacheStates = ['cold', 'fresh', 'just stale', 'long stale'] as const;
export type CacheState = (typeof cacheStates)[number];

/** Milliseconds. Just stale: revalidated before use. Long stale: prices and searches are no longer used. */
export const ages: Readonly<Record<CacheState, number>> = {
  cold: 0,
  fresh: 0,
  'just stale': 11 * 60_000,
  'long stale': 3 * 60 * 60_000,
};

export interface Cell {
  row: Row;
  fault: MatrixFault;
  state: CacheState;
  pages: readonly PageName[];
  visitors: readonly Visitor[];
}

/** `whole`, or names of rows to run in full (`commerce,redis`); a sample by default. */
const asked = process.env['FAULT_MATRIX'] ?? '';
export const isFullRun = asked !== '';
const fullRows = asked === 'whole' ? rows : rows.filter((row) => asked.split(',').includes(row));

/** Cells of a state, in rounds; the cells of one round may run concurrently. */
export function roundsOf(state: CacheState): Cell[][] {
  return isFullRun ? everyRound(state) : sampledRounds(state);
}

/** Staggers faults over the rows: seven sources that return 16 MiB at once would only test this machine. */
function everyRound(state: CacheState): Cell[][] {
  return matrixFaults.map((_, round) =>
    fullRows.map((row) => ({
      row,
      fault: faultAt(round + 4 * rows.indexOf(row)),
      state,
      pages: pageNames,
      visitors,
    })),
  );
}

/** Sampled rounds per state: most defects were found with an empty cache. */
const roundsPerState: Readonly<Record<CacheState, number>> = {
  cold: 4,
  fresh: 1,
  'just stale': 2,
  'long stale': 2,
};
/** A sampled cell visits every nth page. */
const PAGE_SAMPLE = 6;

/** Every fault affects at least two rows; every row has nine faults and every page. */
function sampledRounds(state: CacheState): Cell[][] {
  const before = cacheStates
    .slice(0, cacheStates.indexOf(state))
    .reduce((sum, earlier) => sum + roundsPerState[earlier], 0);
  return Array.from({ length: roundsPerState[state] }, (_, index) => {
    const round = before + index;
    return rows.map((row, column) => {
      const fault = faultAt(7 * round + 5 * column + Math.floor(round / 4));
      const chosen = pageNames.filter(
        (name, place) => name === 'cart' || (place + round) % PAGE_SAMPLE === 0,
      );
      const visitor = visitors[(round + column) % visitors.length] ?? 'guest';
      return { row, fault, state, pages: chosen, visitors: [visitor] };
    });
  });
}

function faultAt(place: number): MatrixFault {
  const fault = matrixFaults[place % matrixFaults.length];
  if (!fault) throw new Error('unreachable: the index is taken modulo the length');
  return fault;
}
