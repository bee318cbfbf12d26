/** Compared by `===`: printing a context in an assertion would open the sources behind it. */
import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { specifiedMarkets } from '../../graph/region/markets/specifiedMarkets.rules.ts';
import type { EdgeRequest } from '../http/edgeRequest.ts';
import { operationContext } from './operationContext.ts';
import { Session } from '../session/session.ts';
import type { Sources } from '../sources.ts';

const contextFor = operationContext({ imagery: { alias: 'skarn' } } as Sources, { accepts: () => true });
const inMarket = (operation: string, locale = 'en-us') => ({
  document: parse(`${operation} @inContext(locale: "${locale}") { a }`),
});
const request = () =>
  ({ session: new Session(null), markets: specifiedMarkets, client: { kind: 'public' } }) as EdgeRequest;

test('queries of one request share a market’s context and its memoized reads', () => {
  const edge = request();
  const first = contextFor(inMarket('query'), edge);
  expect(contextFor(inMarket('query'), edge) === first).toBe(true);
  expect(contextFor(inMarket('query', 'de-de'), edge) === first).toBe(false);
  expect(contextFor(inMarket('query'), request()) === first).toBe(false);
});

test('a locale that is not offered is answered with a hint, where a developer reads it', () => {
  const edge = { ...request(), hints: new Set<string>() };
  contextFor(inMarket('query', 'de-de'), edge);
  expect([...edge.hints]).toEqual([]);
  contextFor(inMarket('query', 'de-xx'), edge);
  expect([...edge.hints]).toEqual([expect.stringContaining("'de-xx' is not one of marketChoices")]);
});

test('text that is no locale is refused', () => {
  expect(() => contextFor(inMarket('query', 'germany'), request())).toThrow(/not a locale/);
});

test('a mutation gets a new context, and so does a query in another session', () => {
  const edge = request();
  const first = contextFor(inMarket('query'), edge);
  expect(contextFor(inMarket('mutation'), edge) === first).toBe(false);
  edge.session = new Session(null);
  expect(contextFor(inMarket('query'), edge) === first).toBe(false);
});
