/**
 * Runs one cell of the fault matrix: shoppers visit pages during a fault, and afterwards until all pages have
 * recovered. faultMatrix.expectations.ts checks what they saw.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { RunningEdge } from '../../edge/http/server.ts';
import { sandboxPassword } from '../../sandbox/commerce/seed/customerSeed.ts';
import { botToken } from '../shop/botToken.ts';
import { Browser } from '../shop/browser.ts';
import type { Cell } from './faultMatrix.plan.ts';
import { DEADLINE, type MatrixShop } from './faultMatrix.shop.ts';
import { visitPages, unitsInCart, type Visit, type Shoppers } from './faultMatrix.shoppers.ts';
import { degradedPages, wrongPriceOf, problemOf } from './faultMatrix.expectations.ts';
import { healthyPages, type PageName, type Visitor } from './withoutSource.ts';

/** Maximum recovery time after the end of a fault, in milliseconds. */
export const RECOVERY_MS = 4_000;
/** Polling interval for recovery, in milliseconds. */
const POLL_MS = 250;
/** Pages that one shopper requests concurrently. */
const CONCURRENT_PAGES = 16;
/**
 * Allowance beyond the deadline, in milliseconds: this process renders many pages at once, and also runs the shoppers.
 */
const RENDERING_MS = 2_000;

export interface CellResult {
  /** Descriptions of problems; empty when the cell passes. */
  problems: string[];
  /** Slowest response during the fault, in milliseconds. */
  worstMs: number;
  /** Milliseconds from the end of the fault to the requests by which all pages had recovered. */
  recoveryMs: number;
}

/** Two shoppers at a time, so that rendering for one cell does not delay another. */
const queues = [Promise.resolve(), Promise.resolve()];
let nextQueue = 0;

async function inQueue<Result>(run: () => Promise<Result>): Promise<Result> {
  nextQueue = (nextQueue + 1) % queues.length;
  const mine = nextQueue;
  const result = (queues[mine] ?? Promise.resolve()).then(run);
  queues[mine] = result.then(
    () => undefined,
    () => undefined,
  );
  return result;
}

/** @param warm a gateway with filled caches; null starts a cold one. */
export async function runCell(
  cell: Cell,
  shop: MatrixShop,
  warm: RunningEdge | null,
  shoppers: Shoppers,
): Promise<CellResult> {
  const { row, fault, state } = cell;
  // A form's token is requested earlier, when the shopper focuses the form.
  const token = signsInAt(row) ? await botToken(shop.sandboxUrl, 'signIn') : null;
  await shop.startFault(fault);
  // The fault starts first: otherwise the gateway caches what it reads at startup.
  const gateway = warm ?? (await shop.openGateway());
  const browsers = new Map(
    cell.visitors.map((visitor) => [visitor, shoppers.browsers[visitor].at(gateway.url)]),
  );
  const problems: string[] = [];
  let worstMs = 0;
  const failing = new Map<Visitor, PageName[]>();

  const signingIn = token === null ? null : signIn(gateway, token);

  for (const [visitor, visits] of await inQueue(() => visitAll(browsers, cell.pages))) {
    const degraded = degradedPages(row, state, visitor);
    for (const visit of visits) {
      const { page, seen, ms } = visit;
      worstMs = Math.max(worstMs, ms);
      const say = (problem: string): void => void problems.push(`${visitor}, ${page}: ${problem}`);
      if (fault.share < 1) {
        const wrong = problemOf(seen, degraded[page], healthyPages[visitor][page]);
        if (wrong !== null) say(wrong);
      } else if (!isDeepStrictEqual(seen, degraded[page])) say(difference(seen, degraded[page]));
      const amount = wrongPriceOf(visit, visitor, shoppers);
      if (amount !== null) say(`shows ${amount}`);
      if (ms > DEADLINE + RENDERING_MS) say(`answered after ${ms} ms`);
    }
    failing.set(
      visitor,
      visits.flatMap(({ page, seen }) =>
        isDeepStrictEqual(seen, healthyPages[visitor][page]) ? [] : [page],
      ),
    );
  }
  if (signingIn) {
    const { ms, problem } = await signingIn;
    worstMs = Math.max(worstMs, ms);
    if (problem !== null) problems.push(`sign-in: ${problem}`);
  }

  await shop.recover();
  const ended = performance.now();
  // A warm gateway is reused: refill its cache for all pages before the next fault.
  if (warm) for (const visitor of cell.visitors) failing.set(visitor, [...cell.pages]);
  const recovery = await untilRecovered(browsers, failing, ended);
  problems.push(...recovery.problems);
  for (const [visitor, browser] of browsers) {
    let units = await unitsInCart(browser);
    // Calls started during the fault may still fail after a page has recovered, and open the circuit breaker again.
    while (typeof units === 'string' && performance.now() - ended < RECOVERY_MS) {
      await sleep(POLL_MS);
      units = await unitsInCart(browser);
    }
    if (units !== 1) problems.push(`${visitor}: units in the cart: ${units}`);
  }
  return { problems, worstMs, recoveryMs: recovery.recoveryMs };
}

/** Visits during the fault, in chunks of concurrent pages. */
async function visitAll(
  browsers: ReadonlyMap<Visitor, Browser>,
  names: readonly PageName[],
): Promise<(readonly [Visitor, Visit[]])[]> {
  return Promise.all(
    [...browsers].map(async ([visitor, browser]) => {
      const visits: Visit[] = [];
      for (let from = 0; from < names.length; from += CONCURRENT_PAGES)
        visits.push(...(await visitPages(browser, names.slice(from, from + CONCURRENT_PAGES))));
      return [visitor, visits] as const;
    }),
  );
}

/** Requests the failing pages until they have recovered. */
async function untilRecovered(
  browsers: ReadonlyMap<Visitor, Browser>,
  failing: Map<Visitor, PageName[]>,
  ended: number,
): Promise<Pick<CellResult, 'recoveryMs' | 'problems'>> {
  for (;;) {
    // Outside the queue: waiting for other cells would be measured, too.
    const requestedMs = Math.round(performance.now() - ended);
    const problems = (await Promise.all([...browsers].map(stillFailing))).flat();
    if (problems.length === 0) return { recoveryMs: requestedMs, problems };
    // Only a request after the limit counts: a busy machine polls rarely.
    if (requestedMs > RECOVERY_MS) return { recoveryMs: requestedMs, problems };
    await sleep(POLL_MS);
  }

  async function stillFailing([visitor, browser]: [Visitor, Browser]): Promise<string[]> {
    const visits = await visitPages(browser, failing.get(visitor) ?? []);
    const still = visits.filter(({ page, seen }) => !isDeepStrictEqual(seen, healthyPages[visitor][page]));
    failing.set(
      visitor,
      still.map(({ page }) => page),
    );
    return still.map(
      ({ page, seen }) =>
        `${visitor}, ${page}, after the end: ${difference(seen, healthyPages[visitor][page])}`,
    );
  }
}

/** These rows affect forms: bot verification, and the shared counters of attempts. */
const signsInAt = (row: Cell['row']): boolean => row === 'botcheck' || row === 'redis';

/** Rotates accounts, to stay below the limit of attempts. */
const accounts = ['newcomer', 'shopper.us', 'pro.us', 'employee', 'expired.pro', 'odd.pro'];
let nextAccount = 0;

async function signIn(gateway: RunningEdge, token: string): Promise<{ ms: number; problem: string | null }> {
  const account = accounts[(nextAccount += 1) % accounts.length] ?? '';
  const query =
    'mutation ($input: SignInInput!) @inContext(locale: "en-us") { signIn(input: $input) { __typename } }';
  const input = { email: `${account}@skarn.example`, password: sandboxPassword };
  const browser = await new Browser(gateway.url).fetchToken();
  const started = performance.now();
  const response = await browser.fetch('/api/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'csrf-token': browser.token, 'x-bot-token': token },
    body: JSON.stringify({ query, variables: { input } }),
  });
  const text = await response.text();
  const ms = Math.round(performance.now() - started);
  if (ms > DEADLINE + RENDERING_MS) return { ms, problem: `answered after ${ms} ms` };
  return { ms, problem: text.includes('SignInPayload') ? null : `${response.status} ${text.slice(0, 200)}` };
}

/** Describes the differing fields. */
function difference(seen: object, expected: object): string {
  const names = new Set([...Object.keys(seen), ...Object.keys(expected)]);
  const of = (page: object, name: string): unknown => (page as Record<string, unknown>)[name];
  return [...names]
    .filter((name) => !isDeepStrictEqual(of(seen, name), of(expected, name)))
    .map((name) => `${name} ${JSON.stringify(of(seen, name))}, not ${JSON.stringify(of(expected, name))}`)
    .join('; ');
}
