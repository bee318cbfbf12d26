/**
 * Everything that the shop leans on, in each illness, and what shoppers then see of each page: of a gateway that keeps
 * nothing, and of one that keeps answers of several ages. Pages are the built ones (`npm run build`), read over HTTP.
 * A spread of cells runs with all tests; `FAULT_MATRIX=whole` runs every one and writes the table.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testMarketTable } from '../../../client/navigation/addresses/testMarketTable.ts';
import { resolveRoute, routes } from '../../../client/server/preparedRoutes.ts';
import type { RunningEdge } from '../../edge/http/server.ts';
import { tryCell, type Verdict } from './faultMatrix.cells.ts';
import { ages, cacheStates, isWhole, roundsOf, type Cell } from './faultMatrix.plan.ts';
import { openShop, type MatrixShop, type Row } from './faultMatrix.shop.ts';
import { createShoppers, lookAt, type Shoppers } from './faultMatrix.shoppers.ts';
import { writeTable } from './faultMatrix.table.ts';
import { wrongAmountOf } from './faultMatrix.truth.ts';
import { pageNames, pages, visitors, well } from './withoutSource.ts';

/** Databases in which the shoppers' carts have an item. */
const filledDir = mkdtempSync(join(tmpdir(), 'skarn-matrix-'));
let shoppers: Shoppers;
const verdicts: (Cell & Verdict)[] = [];
/** Milliseconds. What has to be fast is asserted in the cells; a busy machine makes the test itself slow. */
const TIMEOUT = 120_000;
/** Rounds after which kept answers are asked for anew: those of four rounds are still young enough to stand in. */
const RENEWED_EVERY = 4;
/** Milliseconds, a little more than a circuit waits between two probes: one look closes circuits, the next one is asked for. */
const CIRCUIT_PAUSE = 1_700;

beforeAll(async () => {
  shoppers = await createShoppers(filledDir);
}, TIMEOUT);

afterAll(() => {
  rmSync(filledDir, { recursive: true, force: true });
  if (isWhole) writeTable(verdicts);
});

test('every route that reads data is looked at', () => {
  const looked = new Set(
    Object.values(pages).map((address) => {
      const [path = '', query] = address.split('?');
      const found = resolveRoute(path, query === undefined ? '' : `?${query}`, testMarketTable);
      return 'redirect' in found ? null : found.route.path;
    }),
  );
  const missing = routes.map(({ path }) => path).filter((path) => !looked.has(path));
  expect(missing).toEqual(['/styletile']);
});

test.each(visitors)('nothing is wrong: what a %s sees, and what would be noticed', (visitor) => {
  const looks = shoppers.looks[visitor];
  expect(Object.fromEntries(looks.map(({ page, seen }) => [page, seen]))).toEqual(well[visitor]);
  expect(looks.flatMap((looked) => wrongAmountOf(looked, visitor, shoppers) ?? [])).toEqual([]);
  const priced = looks.filter(({ seen }) => seen.has.includes('prices'));
  const dearer = priced.map((looked) => ({ ...looked, html: looked.html.replaceAll(/\$(?=\d)/g, '$$1') }));
  expect(dearer.filter((looked) => wrongAmountOf(looked, visitor, shoppers) === null)).toEqual([]);
});

/** What was seen of the cell is noted before it is asserted. */
async function hold(cell: Cell, shop: MatrixShop, warm: RunningEdge | null): Promise<void> {
  const verdict = await tryCell(cell, shop, warm, shoppers);
  verdicts.push({ ...cell, ...verdict });
  expect(verdict.problems).toEqual([]);
}

/** One after the other where all of them run and their times are written down: no cell shall measure its neighbours. */
const cellTest = isWhole ? test : test.concurrent;
const named = (round: readonly Cell[]) =>
  round.map((cell) => [`${cell.row}: ${cell.illness.name}`, cell] as const);
const numbered = (rounds: readonly Cell[][]) => rounds.map((round, index) => [index + 1, round] as const);

describe('cold', () => {
  describe.each(numbered(roundsOf('cold')))('%i', (_number, round) => {
    cellTest.each(named(round))(
      '%s',
      async (_name, cell) => {
        const shop = await openShop(cell.row, filledDir);
        try {
          await hold(cell, shop, null);
        } finally {
          await shop.close();
        }
      },
      TIMEOUT,
    );
  });
});

describe('with answers that are', () => {
  const states = cacheStates
    .filter((state) => state !== 'cold')
    .map((state) => [state, roundsOf(state)] as const);
  const open = new Map<Row, { shop: MatrixShop; gateway: RunningEdge }>();

  beforeAll(async () => {
    for (const [row, cells] of Map.groupBy(
      states.flatMap(([, rounds]) => rounds.flat()),
      ({ row }) => row,
    )) {
      const shop = await openShop(row, filledDir);
      const gateway = await shop.openGateway();
      open.set(row, { shop, gateway });
      for (const visitor of visitors) {
        const met = cells.filter((cell) => cell.visitors.includes(visitor)).flatMap((cell) => cell.pages);
        await lookAt(shoppers.browsers[visitor].at(gateway.url), [...new Set(met)]);
      }
    }
    // The clock goes on, or two answers seconds apart would never be.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now(), shouldAdvanceTime: true });
  }, TIMEOUT);
  afterAll(async () => {
    vi.useRealTimers();
    for (const { shop } of open.values()) await shop.close();
  });

  /** What kept answers stood in for during the last illnesses is asked for anew, or it would be older than it should be. */
  async function renew(): Promise<void> {
    for (let look = 0; look < 2; look += 1) {
      await sleep(CIRCUIT_PAUSE);
      for (const { gateway } of open.values())
        for (const visitor of visitors) await lookAt(shoppers.browsers[visitor].at(gateway.url), pageNames);
    }
  }

  describe.each(states)('%s', (state, rounds) => {
    describe.each(numbered(rounds))('%i', (number, round) => {
      beforeAll(async () => {
        if (number % RENEWED_EVERY === 0) await renew();
        vi.setSystemTime(Date.now() + ages[state]);
      }, TIMEOUT);
      cellTest.each(named(round))(
        '%s',
        async (_name, cell) => {
          const opened = open.get(cell.row);
          if (!opened) throw new Error(`${cell.row} is not open`);
          await hold(cell, opened.shop, opened.gateway);
        },
        TIMEOUT,
      );
    });
  });
});
