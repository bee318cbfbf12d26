import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import { createNetwork, queryAddress } from './network.ts';
import { ahead, tolerant } from './requestMetadata.ts';
import { QueryFailure } from './QueryFailure.ts';

const query: RequestParameters = {
  id: 'abc',
  name: 'Q',
  operationKind: 'query',
  text: null,
  metadata: {},
  providedVariables: undefined,
};
const mutation = { ...query, id: 'def', name: 'M', operationKind: 'mutation' } as RequestParameters;

const fetchMock = vi.fn<typeof fetch>();
const answer = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));
const run = (params: RequestParameters, variables: Variables = {}, metadata = {}) =>
  createNetwork().execute(params, variables, { metadata }).toPromise() as Promise<GraphQLResponse>;

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 50 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  fetchMock.mockReset();
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

describe('an operation that the gateway no longer knows', () => {
  const ended = { errors: [{ message: 'x', extensions: { code: 'PERSISTED_QUERY_NOT_IN_LIST' } }] };
  const onEnded = vi.fn<() => boolean>();
  const ask = (params: RequestParameters, metadata = {}) =>
    createNetwork(null, onEnded).execute(params, {}, { metadata }).toPromise();
  beforeEach(() => {
    onEnded.mockReset();
    onEnded.mockReturnValue(false);
    document.cookie = 'XSRF-TOKEN=t';
    fetchMock.mockImplementation(() => answer(ended, 400));
  });

  test.each([
    ['a query', query],
    ['a mutation', mutation],
  ])('%s fails, and the page is told that it is too old', async (_, params) => {
    await expect(ask(params)).rejects.toMatchObject({ code: 'PERSISTED_QUERY_NOT_IN_LIST' });
    expect(onEnded).toHaveBeenCalledTimes(1);
  });

  test('stays pending while the page reloads', async () => {
    onEnded.mockReturnValue(true);
    const settled = vi.fn<() => void>();
    ask(query).then(settled, settled);
    await vi.waitFor(() => expect(onEnded).toHaveBeenCalledTimes(1));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(settled).not.toHaveBeenCalled();
  });

  test('a preload does not interrupt the page', async () => {
    await expect(ask(query, ahead)).rejects.toThrow();
    expect(onEnded).not.toHaveBeenCalled();
  });

  test('other errors do not', async () => {
    fetchMock.mockImplementation(() =>
      answer({ errors: [{ message: 'x', extensions: { code: 'FORBIDDEN' } }] }),
    );
    await expect(ask(query)).rejects.toThrow();
    expect(onEnded).not.toHaveBeenCalled();
  });
});

describe('a query', () => {
  test('is a GET with its persisted id and variables', async () => {
    fetchMock.mockReturnValueOnce(answer({ data: { a: 1 } }));
    await expect(run(query, { locale: 'en-us' })).resolves.toEqual({ data: { a: 1 } });
    const [address, init] = fetchMock.mock.calls[0]!;
    expect(address).toBe('/api/graphql?documentId=abc&variables=%7B%22locale%22%3A%22en-us%22%7D');
    expect(init?.method).toBeUndefined();
    expect(init?.headers).toMatchObject({ accept: 'application/graphql-response+json, application/json' });
  });

  test('with the shopper’s position is a POST, to keep it out of addresses', async () => {
    fetchMock.mockReturnValueOnce(answer({ data: { a: 1 } }));
    await run(query, { locale: 'en-us', near: { latitude: 39.7, longitude: -104.9 } });
    const [address, init] = fetchMock.mock.calls[0]!;
    expect(address).toBe('/api/graphql');
    expect(init?.method).toBe('POST');
    expect(init?.body).toContain('39.7');
  });

  test('with an optional position that is absent is a GET', async () => {
    fetchMock.mockReturnValueOnce(answer({ data: { a: 1 } }));
    await run(query, { near: null });
    expect(fetchMock.mock.calls[0]![1]?.method).toBeUndefined();
  });

  test('has one address whatever the order of its variables', () => {
    expect(queryAddress('abc', { b: 1, a: 2, c: undefined })).toBe(queryAddress('abc', { a: 2, b: 1 }));
  });

  test('is retried once when the network fails', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('offline')).mockReturnValueOnce(answer({ data: { a: 1 } }));
    await expect(run(query)).resolves.toEqual({ data: { a: 1 } });
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  test('fails without a status when the network fails twice', async () => {
    fetchMock.mockRejectedValue(new TypeError('offline'));
    await expect(run(query)).rejects.toMatchObject({ name: 'QueryFailure', status: null });
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  test('is not retried when the gateway answered, whatever it said', async () => {
    fetchMock.mockReturnValueOnce(Promise.resolve(new Response('<html>', { status: 502 })));
    await expect(run(query)).rejects.toMatchObject({ status: 502 });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('fails with 503 when a source is down under its root field', async () => {
    const errors = [
      { message: 'down', path: ['page'], extensions: { source: 'delivery', code: 'SOURCE_TIMEOUT' } },
    ];
    fetchMock.mockImplementation(() => answer({ data: { page: null }, errors }));
    await expect(run(query)).rejects.toBeInstanceOf(QueryFailure);
    await expect(run(query)).rejects.toMatchObject({
      status: 503,
      source: 'delivery',
      code: 'SOURCE_TIMEOUT',
    });
    await expect(run(query, {}, tolerant)).resolves.toMatchObject({ data: { page: null } });
  });

  test('is cancelled when no subscriber is left', async () => {
    fetchMock.mockReturnValueOnce(new Promise(() => {}));
    const subscription = createNetwork().execute(query, {}, {}).subscribe({});
    await Promise.resolve();
    const signal = fetchMock.mock.calls[0]![1]!.signal!;
    expect(signal.aborted).toBe(false);
    subscription.unsubscribe();
    expect(signal.aborted).toBe(true);
  });
});

describe('a mutation', () => {
  test('is a POST with the token from the cookie', async () => {
    document.cookie = 'XSRF-TOKEN=t%3D1';
    fetchMock.mockReturnValueOnce(answer({ data: { add: 1 } }));
    await run(mutation, { input: { quantity: 1 } });
    const [address, init] = fetchMock.mock.calls[0]!;
    expect(address).toBe('/api/graphql');
    expect(init).toMatchObject({ method: 'POST', headers: { 'csrf-token': 't=1' } });
    expect(JSON.parse(String(init?.body))).toEqual({
      documentId: 'def',
      variables: { input: { quantity: 1 } },
    });
  });

  test('requests a token first when there is no cookie', async () => {
    fetchMock
      .mockReturnValueOnce(answer({ token: 'fresh' }))
      .mockReturnValueOnce(answer({ data: { add: 1 } }));
    await run(mutation);
    expect(fetchMock.mock.calls[0]![0]).toBe('/api/csrf-token');
    expect(fetchMock.mock.calls[1]![1]).toMatchObject({ headers: { 'csrf-token': 'fresh' } });
  });

  const keys = () =>
    fetchMock.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));

  test('whose response is lost is retried with the same idempotency key', async () => {
    document.cookie = 'XSRF-TOKEN=t';
    fetchMock
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockReturnValueOnce(Promise.resolve(new Response('<html>', { status: 502 })))
      .mockReturnValueOnce(answer({ data: { add: 1 } }));
    await expect(run(mutation)).resolves.toEqual({ data: { add: 1 } });
    expect(keys()).toHaveLength(3);
    expect(new Set(keys()).size).toBe(1);
    expect(keys()[0]).toMatch(/^[\w-]{8,64}$/);
  });

  test('is retried after load shedding', async () => {
    document.cookie = 'XSRF-TOKEN=t';
    const away = { errors: [{ message: 'busy', extensions: { code: 'OVERLOADED' } }] };
    fetchMock.mockReturnValueOnce(answer(away, 503)).mockReturnValueOnce(answer({ data: { add: 1 } }));
    await expect(run(mutation)).resolves.toEqual({ data: { add: 1 } });
    expect(new Set(keys()).size).toBe(1);
  });

  test('is retried twice at most, and not when the gateway answered', async () => {
    document.cookie = 'XSRF-TOKEN=t';
    fetchMock.mockRejectedValue(new TypeError('offline'));
    await expect(run(mutation)).rejects.toMatchObject({ status: null });
    expect(fetchMock).toHaveBeenCalledTimes(3);
    fetchMock.mockReset();
    fetchMock.mockReturnValue(Promise.resolve(new Response('<html>', { status: 500 })));
    await expect(run(mutation)).rejects.toMatchObject({ status: 500 });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('has its own idempotency key, even when the next one is the same', async () => {
    document.cookie = 'XSRF-TOKEN=t';
    fetchMock.mockImplementation(() => answer({ data: { add: 1 } }));
    await run(mutation);
    await run(mutation);
    expect(new Set(keys()).size).toBe(2);
  });

  const refusal = (code: string) => ({ errors: [{ message: 'no', extensions: { code } }] });

  test('whose token is rejected is sent again with a new one', async () => {
    document.cookie = 'XSRF-TOKEN=old';
    fetchMock
      .mockReturnValueOnce(answer(refusal('CSRF_TOKEN_REQUIRED'), 403))
      .mockReturnValueOnce(answer({ token: 'fresh' }))
      .mockReturnValueOnce(answer({ data: { add: 1 } }));
    await expect(run(mutation, { a: 1 })).resolves.toEqual({ data: { add: 1 } });
    const sent = fetchMock.mock.calls.filter(([address]) => address === '/api/graphql');
    expect(sent.map(([, init]) => new Headers(init?.headers).get('csrf-token'))).toEqual(['old', 'fresh']);
    expect(sent.map(([, init]) => init?.body)).toEqual([sent[0]![1]!.body, sent[0]![1]!.body]);
  });

  test('of a guarded form carries its bot-check token, and the same one on retry', async () => {
    document.cookie = 'XSRF-TOKEN=old';
    fetchMock
      .mockReturnValueOnce(answer(refusal('CSRF_TOKEN_REQUIRED'), 403))
      .mockReturnValueOnce(answer({ token: 'fresh' }))
      .mockReturnValueOnce(answer({ data: { add: 1 } }));
    const botToken = vi.fn<() => Promise<string | null>>(() => Promise.resolve('person'));
    await run(mutation, {}, { botToken });
    const sent = fetchMock.mock.calls.filter(([address]) => address === '/api/graphql');
    expect(sent.map(([, init]) => new Headers(init?.headers).get('x-bot-token'))).toEqual([
      'person',
      'person',
    ]);
    expect(botToken).toHaveBeenCalledTimes(1);
  });

  test('of a guarded form without a bot-check token is sent without: the gateway reports what is missing', async () => {
    document.cookie = 'XSRF-TOKEN=t';
    fetchMock.mockReturnValueOnce(answer(refusal('BOT_CHECK_FAILED'), 403));
    const sent = run(mutation, {}, { botToken: () => Promise.resolve(null) });
    await expect(sent).rejects.toMatchObject({ code: 'BOT_CHECK_FAILED' });
    expect(new Headers(fetchMock.mock.calls[0]![1]?.headers).has('x-bot-token')).toBe(false);
  });

  test('whose new token is rejected as well fails', async () => {
    document.cookie = 'XSRF-TOKEN=old';
    fetchMock.mockImplementation((address) =>
      address === '/api/csrf-token'
        ? answer({ token: 'fresh' })
        : answer(refusal('CSRF_TOKEN_REQUIRED'), 403),
    );
    await expect(run(mutation)).rejects.toMatchObject({ code: 'CSRF_TOKEN_REQUIRED' });
    expect(fetchMock).toHaveBeenCalledTimes(3);
  });

  test('is not retried when the session was replaced: its person is uncertain', async () => {
    document.cookie = 'XSRF-TOKEN=t';
    fetchMock.mockReturnValue(answer(refusal('SESSION_REPLACED'), 403));
    await expect(run(mutation)).rejects.toMatchObject({ code: 'SESSION_REPLACED' });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('that was partly executed is not retried, whatever its errors say', async () => {
    document.cookie = 'XSRF-TOKEN=t';
    fetchMock.mockImplementation(() => answer({ data: { add: 1 }, ...refusal('CSRF_TOKEN_REQUIRED') }));
    await expect(run(mutation)).resolves.toMatchObject({ data: { add: 1 } });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});
