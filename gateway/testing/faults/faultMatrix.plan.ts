/**
 * Which cells of the fault matrix run. A cell is a row (what falls ill), an illness, and what the gateway keeps meanwhile;
 * in it shoppers look at pages. The whole is every row in every illness over every state, all pages, both shoppers.
 */
import { illnesses, type Illness } from './faultMatrix.illnesses.ts';
import { rows, type Row } from './faultMatrix.shop.ts';
import { pageNames, visitors, type PageName, type Visitor } from './withoutSource.ts';

/** What the gateway keeps: nothing, or answers of the age that `ages` says. */
export const cacheStates = ['cold', 'fresh', 'just stale', 'long stale'] as const;
export type CacheState = (typeof cacheStates)[number];

/** Milliseconds. Just stale: asked for anew before it is served. Long: prices and searches are not served any more. */
export const ages: Readonly<Record<CacheState, number>> = {
  cold: 0,
  fresh: 0,
  'just stale': 11 * 60_000,
  'long stale': 3 * 60 * 60_000,
};

export interface Cell {
  row: Row;
  illness: Illness;
  state: CacheState;
  pages: readonly PageName[];
  visitors: readonly Visitor[];
}

/** `whole`, or names of rows that run whole (`commerce,redis`); without it, a spread. */
const asked = process.env['FAULT_MATRIX'] ?? '';
export const isWhole = asked !== '';
const wholeRows = asked === 'whole' ? rows : rows.filter((row) => asked.split(',').includes(row));

/** Cells of a state, in rounds: those of one round may run at the same time. */
export function roundsOf(state: CacheState): Cell[][] {
  return isWhole ? everyRound(state) : spreadRounds(state);
}

/** Rows meet an illness at different times: seven sources that answer 16 MiB at once would be about this machine. */
function everyRound(state: CacheState): Cell[][] {
  return illnesses.map((_, round) =>
    wholeRows.map((row) => ({
      row,
      illness: illnessAt(round + 4 * rows.indexOf(row)),
      state,
      pages: pageNames,
      visitors,
    })),
  );
}

/** How many rounds of the spread fall on each state: most defects were found where nothing is kept. */
const spread: Readonly<Record<CacheState, number>> = { cold: 4, fresh: 1, 'just stale': 2, 'long stale': 2 };
/** One page of so many is looked at in a cell. */
const SKIP = 6;

/** Every illness meets at least two rows, every row nine illnesses and every page. */
function spreadRounds(state: CacheState): Cell[][] {
  const before = cacheStates
    .slice(0, cacheStates.indexOf(state))
    .reduce((sum, earlier) => sum + spread[earlier], 0);
  return Array.from({ length: spread[state] }, (_, index) => {
    const round = before + index;
    return rows.map((row, column) => {
      const illness = illnessAt(7 * round + 5 * column + Math.floor(round / 4));
      const chosen = pageNames.filter((name, place) => name === 'cart' || (place + round) % SKIP === 0);
      const visitor = visitors[(round + column) % visitors.length] ?? 'guest';
      return { row, illness, state, pages: chosen, visitors: [visitor] };
    });
  });
}

function illnessAt(place: number): Illness {
  const illness = illnesses[place % illnesses.length];
  if (!illness) throw new Error('There is an illness at every place.');
  return illness;
}
