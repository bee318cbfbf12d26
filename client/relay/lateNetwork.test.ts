import { Observable } from 'relay-runtime';
import type { GraphQLResponse, INetwork, RequestParameters } from 'relay-runtime';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as LateNetworkModule from './lateNetwork.ts';

const params = { id: 'home', operationKind: 'query', name: 'HomeRouteQuery' } as RequestParameters;
const answer = { data: { page: null } } as unknown as GraphQLResponse;
const aborted = vi.fn<() => void>();
const execute = vi.fn<INetwork['execute']>();
let isReachable: boolean;
let createLateNetwork: typeof LateNetworkModule.createLateNetwork;

beforeEach(async () => {
  vi.resetModules();
  aborted.mockReset();
  execute.mockReset();
  execute.mockImplementation(() =>
    Observable.create((sink) => {
      sink.next(answer);
      return aborted;
    }),
  );
  isReachable = true;
  vi.doMock('./network.ts', () => {
    if (!isReachable) throw new Error('offline');
    return { createNetwork: () => ({ execute }) };
  });
  ({ createLateNetwork } = await import('./lateNetwork.ts'));
});

function ask({ network }: LateNetworkModule.LateNetwork) {
  const next = vi.fn<(response: GraphQLResponse) => void>();
  const error = vi.fn<(failure: Error) => void>();
  const subscription = network.execute(params, {}, {}).subscribe({ next: next as never, error });
  return { next, error, cancel: () => subscription.unsubscribe() };
}

test('a request loads the network layer, and is passed on', async () => {
  const { next, cancel } = ask(createLateNetwork());
  await vi.waitFor(() => expect(next).toHaveBeenCalledWith(answer));
  expect(execute.mock.calls[0]?.[0]).toBe(params);
  cancel();
  expect(aborted).toHaveBeenCalledOnce();
});

test('once it is loaded, requests are sent at once', async () => {
  const late = createLateNetwork();
  await late.load();
  const { next } = ask(late);
  expect(next).toHaveBeenCalledWith(answer);
});

test('a request that is cancelled before is never sent', async () => {
  const late = createLateNetwork();
  ask(late).cancel();
  await late.load();
  expect(execute).not.toHaveBeenCalled();
});

test('without its code a request fails as it does offline', async () => {
  isReachable = false;
  const { error } = ask(createLateNetwork());
  await vi.waitFor(() => expect(error).toHaveBeenCalled());
  expect(error.mock.calls[0]?.[0]).toMatchObject({ name: 'QueryFailure', status: null });
});
