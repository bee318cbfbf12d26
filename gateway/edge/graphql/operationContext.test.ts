/** Compared by `===`: what an assertion would print of a context opens the sources behind it. */
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

test('the queries of one request share the context of a market, and what is read once in it', () => {
  const edge = request();
  const first = contextFor(inMarket('query'), edge);
  expect(contextFor(inMarket('query'), edge) === first).toBe(true);
  expect(contextFor(inMarket('query', 'de-de'), edge) === first).toBe(false);
  expect(contextFor(inMarket('query'), request()) === first).toBe(false);
});

test('a mutation reads anew, and so does a query in another session', () => {
  const edge = request();
  const first = contextFor(inMarket('query'), edge);
  expect(contextFor(inMarket('mutation'), edge) === first).toBe(false);
  edge.session = new Session(null);
  expect(contextFor(inMarket('query'), edge) === first).toBe(false);
});
