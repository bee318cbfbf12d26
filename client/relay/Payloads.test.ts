/** A screen's queries in one request: real queries over a network whose responses the test provides. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GraphQLResponse, RequestParameters } from 'relay-runtime';
import { createNetwork, queryAddress } from './network.ts';
import { ahead, personal } from './requestMetadata.ts';
import { Payloads } from './Payloads.ts';

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

const path = '/en-us/c/skis/_payload.json';
const addressOf = (id: string) => queryAddress(id, { locale: 'en-us' });
const requested = () => fetchMock.mock.calls.map(([address]) => String(address));

/** The gateway: GraphQL responds with the query's own id; the payload is given by the test. */
function serve(payload: () => Promise<Response>): void {
  fetchMock.mockImplementation(async (address) => {
    if (String(address) === path) return payload();
    const id = new URL(String(address), 'http://shop').searchParams.get('documentId');
    return Response.json({ data: { from: `graphql ${id}` } });
  });
}
const payloadOf = (ids: readonly string[], buildId = 'own') =>
  Response.json({
    buildId,
    status: 200,
    answers: Object.fromEntries(ids.map((id) => [addressOf(id), { data: { from: `payload ${id}` } }])),
  });

function start(ids: readonly string[], metadata: Readonly<Record<string, Record<string, unknown>>> = {}) {
  const payloads = new Payloads('own');
  const network = createNetwork(payloads);
  const run = (id: string) => {
    const params = { id, name: id, operationKind: 'query', text: null, metadata: {} } as RequestParameters;
    return network.execute(params, { locale: 'en-us' }, { metadata: metadata[id] ?? {} });
  };
  const answers = payloads.together(path, () =>
    ids.map((id) => run(id).toPromise() as Promise<GraphQLResponse>),
  );
  return { payloads, run, answers: Promise.all(answers) };
}
const from = (...origins: readonly string[]) => origins.map((origin) => ({ data: { from: origin } }));

describe('a screen’s queries', () => {
  test('of the same moment are one request', async () => {
    serve(async () => payloadOf(['page', 'products']));
    await expect(start(['page', 'products']).answers).resolves.toEqual(
      from('payload page', 'payload products'),
    );
    expect(requested()).toEqual([path]);
  });

  test('one alone is sent as GraphQL: nothing would be saved', async () => {
    serve(async () => payloadOf(['products']));
    await expect(start(['products']).answers).resolves.toEqual(from('graphql products'));
    expect(requested()).toEqual([addressOf('products')]);
  });

  test('one about the session is sent separately, at once', async () => {
    serve(() => new Promise(() => {}));
    void start(['page', 'related', 'addOns'], { addOns: personal });
    expect(requested().toSorted()).toEqual([addressOf('addOns'), path].toSorted());
  });

  test('missing from the payload are sent separately', async () => {
    serve(async () => payloadOf(['page']));
    await expect(start(['page', 'related']).answers).resolves.toEqual(
      from('payload page', 'graphql related'),
    );
  });

  test.each<[string, () => Promise<Response>]>([
    ['made by another build', async () => payloadOf(['page', 'products'], 'newer')],
    ['that is invalid', async () => new Response('<html>', { status: 502 })],
    ['that is rejected', async () => Response.json({ errors: [] }, { status: 503 })],
    ['that fails to load', () => Promise.reject(new TypeError('offline'))],
  ])('from a payload %s are sent separately', async (_, payload) => {
    serve(payload);
    await expect(start(['page', 'products']).answers).resolves.toEqual(
      from('graphql page', 'graphql products'),
    );
  });

  test('sent later are not part of it', async () => {
    serve(async () => payloadOf(['page', 'products', 'more']));
    const { run, answers } = start(['page', 'products']);
    await answers;
    await expect(run('more').toPromise()).resolves.toEqual(from('graphql more')[0]);
  });
});

test('a payload without any waiting query is cancelled, and nothing is requested instead', async () => {
  let signal: AbortSignal | null | undefined;
  fetchMock.mockImplementation((_, init) => {
    signal = init?.signal;
    return new Promise((__, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
  });
  const payloads = new Payloads('own');
  const network = createNetwork(payloads);
  const subscriptions = payloads.together(path, () =>
    ['page', 'products'].map((id) =>
      network
        .execute(
          { id, name: id, operationKind: 'query', text: null, metadata: {} } as RequestParameters,
          {},
          {},
        )
        .subscribe({}),
    ),
  );
  subscriptions[0]?.unsubscribe();
  expect(signal?.aborted).toBe(false);
  subscriptions[1]?.unsubscribe();
  expect(signal?.aborted).toBe(true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

describe('a preloaded screen', () => {
  const startAhead = () => {
    const { payloads, run } = start([]);
    const early = payloads.together(path, () => run('page').toPromise(), true);
    const rest = (...ids: readonly string[]) =>
      Promise.all(payloads.together(path, () => ids.map((id) => run(id).toPromise())));
    return { early, rest };
  };

  test('is one request, marked as a preload', async () => {
    serve(async () => payloadOf(['page']));
    await startAhead().early;
    expect(requested()).toEqual([path]);
    expect(fetchMock.mock.lastCall?.[1]).toMatchObject({ headers: { purpose: 'prefetch' }, priority: 'low' });
  });

  test('takes its remaining queries from the same payload', async () => {
    serve(async () => payloadOf(['page', 'related', 'addOns']));
    const { early, rest } = startAhead();
    await early;
    await expect(rest('related', 'addOns')).resolves.toEqual(from('payload related', 'payload addOns'));
    expect(requested()).toEqual([path]);
  });

  test('requests what the payload lacked separately, without loading the payload again', async () => {
    serve(async () => payloadOf(['page']));
    const { early, rest } = startAhead();
    await early;
    await expect(rest('related', 'addOns')).resolves.toEqual(from('graphql related', 'graphql addOns'));
    expect(requested()).toEqual([path, addressOf('related'), addressOf('addOns')]);
  });

  test('costs no second request when it is rejected', async () => {
    serve(async () => Response.json({ errors: [] }, { status: 503 }));
    const payloads = new Payloads('own');
    const network = createNetwork(payloads);
    const params = { id: 'page', name: 'page', operationKind: 'query', text: null, metadata: {} };
    const early = payloads.together(
      path,
      () =>
        network.execute(params as RequestParameters, { locale: 'en-us' }, { metadata: ahead }).toPromise(),
      true,
    );
    await expect(early).rejects.toThrow('Not loaded ahead');
    expect(requested()).toEqual([path]);
  });

  test('without a payload is a query, marked as a preload, and is not retried', async () => {
    fetchMock.mockRejectedValue(new TypeError('offline'));
    const params = { id: 'page', name: 'page', operationKind: 'query', text: null, metadata: {} };
    const early = createNetwork(null).execute(params as RequestParameters, {}, { metadata: ahead });
    await expect(early.toPromise()).rejects.toThrow('Network Error');
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(fetchMock.mock.lastCall?.[1]).toMatchObject({ headers: { purpose: 'prefetch' } });
  });
});

describe('a payload that was loaded before its queries are known', () => {
  async function readEarly(payload: () => Promise<Response>) {
    serve(payload);
    const payloads = new Payloads('own');
    payloads.readAhead(path);
    payloads.readAhead(path);
    const network = createNetwork(payloads);
    const run = (id: string) =>
      network
        .execute(
          { id, name: id, operationKind: 'query', text: null, metadata: {} } as RequestParameters,
          { locale: 'en-us' },
          {},
        )
        .toPromise() as Promise<GraphQLResponse>;
    return { payloads, page: () => payloads.together(path, () => run('page')) };
  }

  test('answers them, and is requested once, at low priority', async () => {
    const { page } = await readEarly(async () => payloadOf(['page']));
    await expect(page()).resolves.toEqual(from('payload page')[0]);
    expect(requested()).toEqual([path]);
    expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ priority: 'low', headers: { purpose: 'prefetch' } });
  });

  test('that failed is not requested again: the queries are sent separately', async () => {
    const { page } = await readEarly(() => Promise.reject(new TypeError('offline')));
    await expect(page()).resolves.toEqual(from('graphql page')[0]);
    expect(requested()).toEqual([path, addressOf('page')]);
  });

  test('may be dropped', async () => {
    const { payloads, page } = await readEarly(async () => payloadOf(['page']));
    payloads.forget(path);
    await expect(page()).resolves.toEqual(from('graphql page')[0]);
  });
});
