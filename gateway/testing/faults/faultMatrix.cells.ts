/**
 * One cell of the fault matrix: shoppers look at pages while something is ill, and afterwards until all is well. What they
 * saw is judged by faultMatrix.truth.ts.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { RunningEdge } from '../../edge/http/server.ts';
import { sandboxPassword } from '../../sandbox/commerce/seed/customerSeed.ts';
import { botToken } from '../shop/botToken.ts';
import { Browser } from '../shop/browser.ts';
import type { Cell } from './faultMatrix.plan.ts';
import { DEADLINE, type MatrixShop } from './faultMatrix.shop.ts';
import { lookAt, unitsInCart, type Looked, type Shoppers } from './faultMatrix.shoppers.ts';
import { leftOf, wrongAmountOf, wrongOf } from './faultMatrix.truth.ts';
import { well, type PageName, type Visitor } from './withoutSource.ts';

/** Milliseconds after the end of an illness from which on everything is well again. */
export const RECOVERY = 4_000;
/** Milliseconds between two looks whether it is. */
const LOOK = 250;
/** Pages that one shopper opens at once. */
const AT_ONCE = 16;
/** Milliseconds beyond the deadline: many pages are rendered at once, by the process that plays the shoppers as well. */
const RENDERING = 2_000;

export interface Verdict {
  /** What was wrong, in words. Empty: the cell holds. */
  problems: string[];
  /** Milliseconds of the slowest answer during the illness. */
  worstMs: number;
  /** Milliseconds after its end at which the pages were asked for that then were well, all of them. */
  recoveryMs: number;
}

/** Shoppers look by turns: two of them at once, so that rendering for one cell does not make another one late. */
const turns = [Promise.resolve(), Promise.resolve()];
let turn = 0;

async function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  turn = (turn + 1) % turns.length;
  const mine = turn;
  const result = (turns[mine] ?? Promise.resolve()).then(run);
  turns[mine] = result.then(
    () => undefined,
    () => undefined,
  );
  return result;
}

/** @param warm a gateway that keeps answers; null: the cell is that of one which has just started. */
export async function tryCell(
  cell: Cell,
  shop: MatrixShop,
  warm: RunningEdge | null,
  shoppers: Shoppers,
): Promise<Verdict> {
  const { row, illness, state } = cell;
  // Who fills a form has its token already: the browser asks for it when the form is touched.
  const token = signsInAt(row) ? await botToken(shop.sandboxUrl, 'signIn') : null;
  await shop.fallIll(illness);
  // Ill before it starts: what it asks for its own first page is kept otherwise.
  const gateway = warm ?? (await shop.openGateway());
  const browsers = new Map(
    cell.visitors.map((visitor) => [visitor, shoppers.browsers[visitor].at(gateway.url)]),
  );
  const problems: string[] = [];
  let worstMs = 0;
  const unwell = new Map<Visitor, PageName[]>();

  const signingIn = token === null ? null : signIn(gateway, token);

  for (const [visitor, looks] of await inTurn(() => everybodyLooks(browsers, cell.pages))) {
    const left = leftOf(row, state, visitor);
    for (const looked of looks) {
      const { page, seen, ms } = looked;
      worstMs = Math.max(worstMs, ms);
      const say = (problem: string): void => void problems.push(`${visitor}, ${page}: ${problem}`);
      if (illness.share < 1) {
        const wrong = wrongOf(seen, left[page], well[visitor][page]);
        if (wrong !== null) say(wrong);
      } else if (!isDeepStrictEqual(seen, left[page])) say(difference(seen, left[page]));
      const amount = wrongAmountOf(looked, visitor, shoppers);
      if (amount !== null) say(`shows ${amount}`);
      if (ms > DEADLINE + RENDERING) say(`answered after ${ms} ms`);
    }
    unwell.set(
      visitor,
      looks.flatMap(({ page, seen }) => (isDeepStrictEqual(seen, well[visitor][page]) ? [] : [page])),
    );
  }
  if (signingIn) {
    const { ms, problem } = await signingIn;
    worstMs = Math.max(worstMs, ms);
    if (problem !== null) problems.push(`sign-in: ${problem}`);
  }

  await shop.recover();
  const ended = performance.now();
  // A gateway that goes on with the next illness shall have been asked for everything once more.
  if (warm) for (const visitor of cell.visitors) unwell.set(visitor, [...cell.pages]);
  const recovery = await untilWell(browsers, unwell, ended);
  problems.push(...recovery.problems);
  for (const [visitor, browser] of browsers) {
    let units = await unitsInCart(browser);
    // Calls that were made during the illness may fail after a page was well, and close the way to the cart once more.
    while (typeof units === 'string' && performance.now() - ended < RECOVERY) {
      await sleep(LOOK);
      units = await unitsInCart(browser);
    }
    if (units !== 1) problems.push(`${visitor}: units in the cart: ${units}`);
  }
  return { problems, worstMs, recoveryMs: recovery.recoveryMs };
}

/** The first who meet an illness, and those after them. */
async function everybodyLooks(
  browsers: ReadonlyMap<Visitor, Browser>,
  names: readonly PageName[],
): Promise<(readonly [Visitor, Looked[]])[]> {
  return Promise.all(
    [...browsers].map(async ([visitor, browser]) => {
      const looks: Looked[] = [];
      for (let from = 0; from < names.length; from += AT_ONCE)
        looks.push(...(await lookAt(browser, names.slice(from, from + AT_ONCE))));
      return [visitor, looks] as const;
    }),
  );
}

/** Asks for what was not well until it is. */
async function untilWell(
  browsers: ReadonlyMap<Visitor, Browser>,
  unwell: Map<Visitor, PageName[]>,
  ended: number,
): Promise<Pick<Verdict, 'recoveryMs' | 'problems'>> {
  for (;;) {
    // Out of turn: waiting for others would be measured, too.
    const askedMs = Math.round(performance.now() - ended);
    const problems = (await Promise.all([...browsers].map(stillUnwell))).flat();
    if (problems.length === 0) return { recoveryMs: askedMs, problems };
    // Only what is asked for after the limit and still not well breaks it: a busy machine asks seldom.
    if (askedMs > RECOVERY) return { recoveryMs: askedMs, problems };
    await sleep(LOOK);
  }

  async function stillUnwell([visitor, browser]: [Visitor, Browser]): Promise<string[]> {
    const looks = await lookAt(browser, unwell.get(visitor) ?? []);
    const still = looks.filter(({ page, seen }) => !isDeepStrictEqual(seen, well[visitor][page]));
    unwell.set(
      visitor,
      still.map(({ page }) => page),
    );
    return still.map(
      ({ page, seen }) => `${visitor}, ${page}, after the end: ${difference(seen, well[visitor][page])}`,
    );
  }
}

/** Forms ask the bot protection, and count attempts together with the other gateways. */
const signsInAt = (row: Cell['row']): boolean => row === 'botcheck' || row === 'redis';

/** By turns, so that nobody tries as often as somebody who guesses. */
const people = ['newcomer', 'shopper.us', 'pro.us', 'employee', 'expired.pro', 'odd.pro'];
let nextPerson = 0;

async function signIn(gateway: RunningEdge, token: string): Promise<{ ms: number; problem: string | null }> {
  const person = people[(nextPerson += 1) % people.length] ?? '';
  const query =
    'mutation ($input: SignInInput!) @inContext(locale: "en-us") { signIn(input: $input) { __typename } }';
  const input = { email: `${person}@skarn.example`, password: sandboxPassword };
  const browser = await new Browser(gateway.url).fetchToken();
  const started = performance.now();
  const response = await browser.fetch('/api/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'csrf-token': browser.token, 'x-bot-token': token },
    body: JSON.stringify({ query, variables: { input } }),
  });
  const text = await response.text();
  const ms = Math.round(performance.now() - started);
  if (ms > DEADLINE + RENDERING) return { ms, problem: `answered after ${ms} ms` };
  return { ms, problem: text.includes('SignInPayload') ? null : `${response.status} ${text.slice(0, 200)}` };
}

/** What differs from what was expected, shortly. */
function difference(seen: object, expected: object): string {
  const names = new Set([...Object.keys(seen), ...Object.keys(expected)]);
  const of = (page: object, name: string): unknown => (page as Record<string, unknown>)[name];
  return [...names]
    .filter((name) => !isDeepStrictEqual(of(seen, name), of(expected, name)))
    .map((name) => `${name} ${JSON.stringify(of(seen, name))}, not ${JSON.stringify(of(expected, name))}`)
    .join('; ');
}
