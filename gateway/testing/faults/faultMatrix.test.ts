/**
 * Fault matrix: every dependency of the shop with every fault, and each page during it, for a gateway with cold caches
 * and with cached responses of several ages. Pages are the built ones (`npm run build`), read over HTTP. All test runs
 * include a sample of cells; `FAULT_MATRIX=whole` runs every cell and writes the table.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testMarketTable } from '../../../client/navigation/addresses/testMarketTable.ts';
import { resolveRoute, routes } from '../../../client/server/preparedRoutes.ts';
import type { RunningEdge } from '../../edge/http/server.ts';
import { runCell, type CellResult } from './faultMatrix.cells.ts';
import { ages, cacheStates, isFullRun, roundsOf, type Cell } from './faultMatrix.plan.ts';
import { openShop, type MatrixShop, type Row } from './faultMatrix.shop.ts';
import { createShoppers, visitPages, type Shoppers } from './faultMatrix.shoppers.ts';
import { writeTable } from './faultMatrix.table.ts';
import { wrongPriceOf } from './faultMatrix.expectations.ts';
import { pageNames, pages, visitors, healthyPages } from './withoutSource.ts';

/** Databases with an item in each shopper's cart. */
const filledDir = mkdtempSync(join(tmpdir(), 'skarn-matrix-'));
let shoppers: Shoppers;
const results: (Cell & CellResult)[] = [];
/** Milliseconds. The cells assert response times; this only has to suffice for a busy machine. */
const TIMEOUT = 120_000;
/** Rounds between cache refreshes: responses of four rounds are still fresh enough to be served during faults. */
const REFRESH_EVERY = 4;
/**
 * Milliseconds, slightly above the circuit breaker's probe interval: the first visit closes circuits, the second
 * refreshes.
 */
const PROBE_WAIT_MS = 1_700;

beforeAll(async () => {
  shoppers = await createShoppers(filledDir);
}, TIMEOUT);

afterAll(() => {
  rmSync(filledDir, { recursive: true, force: true });
  if (isFullRun) writeTable(results);
});

test('every route that reads data is visited', () => {
  const visit = new Set(
    Object.values(pages).map((address) => {
      const [path = '', query] = address.split('?');
      const found = resolveRoute(path, query === undefined ? '' : `?${query}`, testMarketTable);
      return 'redirect' in found ? null : found.route.path;
    }),
  );
  const missing = routes.map(({ path }) => path).filter((path) => !visit.has(path));
  expect(missing).toEqual(['/styletile']);
});

test.each(visitors)('without faults: what a %s sees, and that wrong prices would be noticed', (visitor) => {
  const visits = shoppers.visits[visitor];
  expect(Object.fromEntries(visits.map(({ page, seen }) => [page, seen]))).toEqual(healthyPages[visitor]);
  expect(visits.flatMap((visit) => wrongPriceOf(visit, visitor, shoppers) ?? [])).toEqual([]);
  const priced = visits.filter(({ seen }) => seen.has.includes('prices'));
  const dearer = priced.map((visit) => ({ ...visit, html: visit.html.replaceAll(/\$(?=\d)/g, '$$1') }));
  expect(dearer.filter((visit) => wrongPriceOf(visit, visitor, shoppers) === null)).toEqual([]);
});

/** Records the result before asserting it. */
async function checkCell(cell: Cell, shop: MatrixShop, warm: RunningEdge | null): Promise<void> {
  const result = await runCell(cell, shop, warm, shoppers);
  results.push({ ...cell, ...result });
  expect(result.problems).toEqual([]);
}

/** Sequential in a full run, which reports times: cells must not affect each other's measurements. */
const cellTest = isFullRun ? test : test.concurrent;
const named = (round: readonly Cell[]) =>
  round.map((cell) => [`${cell.row}: ${cell.fault.name}`, cell] as const);
const numbered = (rounds: readonly Cell[][]) => rounds.map((round, index) => [index + 1, round] as const);

describe('cold', () => {
  describe.each(numbered(roundsOf('cold')))('%i', (_number, round) => {
    cellTest.each(named(round))(
      '%s',
      async (_name, cell) => {
        const shop = await openShop(cell.row, filledDir);
        try {
          await checkCell(cell, shop, null);
        } finally {
          await shop.close();
        }
      },
      TIMEOUT,
    );
  });
});

describe('cached responses:', () => {
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
        await visitPages(shoppers.browsers[visitor].at(gateway.url), [...new Set(met)]);
      }
    }
    // Time must advance, or revalidation would never become due.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now(), shouldAdvanceTime: true });
  }, TIMEOUT);
  afterAll(async () => {
    vi.useRealTimers();
    for (const { shop } of open.values()) await shop.close();
  });

  /** Revalidates what was served stale during the last faults, so that responses have their intended age. */
  async function refreshCaches(): Promise<void> {
    for (let visit = 0; visit < 2; visit += 1) {
      await sleep(PROBE_WAIT_MS);
      for (const { gateway } of open.values())
        for (const visitor of visitors)
          await visitPages(shoppers.browsers[visitor].at(gateway.url), pageNames);
    }
  }

  describe.each(states)('%s', (state, rounds) => {
    describe.each(numbered(rounds))('%i', (number, round) => {
      beforeAll(async () => {
        if (number % REFRESH_EVERY === 0) await refreshCaches();
        vi.setSystemTime(Date.now() + ages[state]);
      }, TIMEOUT);
      cellTest.each(named(round))(
        '%s',
        async (_name, cell) => {
          const opened = open.get(cell.row);
          if (!opened) throw new Error(`${cell.row} is not open`);
          await checkCell(cell, opened.shop, opened.gateway);
        },
        TIMEOUT,
      );
    });
  });
});
