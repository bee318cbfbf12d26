/** Each wrong setting of content and search gives one line in the log; passing failures give none of these. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import { createDelivery } from '../../sources/delivery/delivery.ts';
import { createEngine } from '../../sources/engine/engine.ts';
import { SourceError } from '../../sources/transport/errors.ts';
import { caller } from '../../testing/shop/caller.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/shop/testSandbox.ts';
import { closeSources, openSources, type Sources } from '../sources.ts';
import { embeddedState } from '../state/embeddedState.ts';
import { contentProblem, searchProblem } from './sourceProblems.rules.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const regions = ({ delivery }: Sources) => createDelivery(delivery, caller()).regions();
const byUnknownField = ({ engine }: Sources) =>
  createEngine(engine, caller()).search({ facets: { on_sale_xx: { type: 'value', size: 1 } } });

test.each<[string, Record<string, string>, (sources: Sources) => Promise<unknown>, string]>([
  [
    'a content token that was revoked',
    { CONTENT_DELIVERY_TOKEN: 'revoked' },
    regions,
    'the content stack does not accept CONTENT_API_KEY or CONTENT_DELIVERY_TOKEN',
  ],
  [
    'an environment that does not exist',
    { CONTENT_ENVIRONMENT: 'elsewhere' },
    regions,
    'the content stack has no environment of the name CONTENT_ENVIRONMENT',
  ],
  [
    'a missing locale',
    {},
    ({ delivery }) => createDelivery(delivery, caller({ contentLocale: 'pt' })).regions(),
    'the content stack lacks a locale of the shop: npm run doctor says which',
  ],
  [
    'a missing content type',
    { CONTENT_TYPES: 'regions=nothing' },
    regions,
    'the content stack lacks the content type that getRegions reads',
  ],
  [
    'a wrong search key',
    { SEARCH_KEY: 'search-wrong' },
    ({ engine }) => createEngine(engine, caller()).search({}),
    'the search service does not accept SEARCH_KEY',
  ],
  [
    'an index that does not exist',
    { SEARCH_ENGINE: 'nothing' },
    ({ engine }) => createEngine(engine, caller()).search({}),
    'the search service has no index of the name SEARCH_ENGINE',
  ],
  [
    'an index of an older form',
    {},
    byUnknownField,
    'the search index has an older form, without on_sale_xx: run node gateway/ops/indexer/main.ts',
  ],
])('%s', async (_, own, ask, line) => {
  const lines: string[] = [];
  const environment = sandboxEnvironment({ url: sandbox.url, sessionSecret: 'x'.repeat(32), port: 0 });
  const state = embeddedState({ file: null });
  const sources = openSources(readConfig({ ...environment, ...own }), state, undefined, (message) => {
    lines.push(message);
  });
  await expect(ask(sources)).rejects.toThrow();
  await Promise.all([closeSources(sources), state.close()]);
  expect([...new Set(lines)]).toEqual([line]);
});

const failure = (code: SourceError['code'], status: number | null, message = 'x') =>
  new SourceError(
    code,
    { source: 'delivery', call: 'getFooter' },
    message,
    status === null ? {} : { status, detail: { body: { error_code: 1, errors: {} } } },
  );

test.each([
  [
    'a field of another type',
    failure('SOURCE_MALFORMED', 200, 'field entries.0.title: expected string'),
    'content has another form than the shop reads: delivery.getFooter: field entries.0.title: expected string',
  ],
  ['no answer', failure('SOURCE_TIMEOUT', null), null],
  ['a failure of the vendor', failure('SOURCE_UNAVAILABLE', 503), null],
])('content: %s', (_, error, line) => {
  expect(contentProblem(error)).toBe(line);
});

test('search: failures that pass say nothing', () => {
  for (const status of [null, 429, 503])
    expect(searchProblem(failure('SOURCE_UNAVAILABLE', status), '')).toBeNull();
});
