// @vitest-environment node
import { expect, test, vi } from 'vitest';
import BlogPostMoreQueryParameters from '#relay/BlogPostMoreQuery$parameters.ts';
import BlogPostRouteQueryParameters from '#relay/BlogPostRouteQuery$parameters.ts';
import { testMarketsText as markets } from '../navigation/addresses/testMarketTable.ts';
import type { PayloadRequest } from '../../schema/pageContract.ts';
import { readPayload } from './readPayload.ts';
import { queryAddress } from '../relay/network.ts';

const variables = { locale: 'en-us', handle: 'grass' };
const addressOf = ({ params }: { params: { id: string | null } }) => queryAddress(params.id ?? '', variables);
const post = { data: { blogPost: { id: 'post' } } };
const more = { data: { blogPost: { id: 'post' } } };

const answering = (about: (id: string) => Promise<object | null>) =>
  readPayload({ url: '/en-us/blog/p/grass?from=mail', markets, execute: about });

test('responses are keyed by the addresses that the client requests', async () => {
  const screens: string[] = [];
  const payload = await readPayload({
    url: '/en-us/blog/p/grass',
    markets,
    execute: async (id) => (id === BlogPostRouteQueryParameters.params.id ? post : more),
    routed: (screen) => screens.push(screen),
  });
  expect(payload).toEqual({
    status: 200,
    answers: {
      [addressOf(BlogPostRouteQueryParameters)]: post,
      [addressOf(BlogPostMoreQueryParameters)]: more,
    },
  });
  expect(screens).toEqual(['/blog/p/:handle']);
});

test('secondary content is awaited briefly', async () => {
  const payload = await answering(async (id) =>
    id === BlogPostRouteQueryParameters.params.id ? post : new Promise<never>(() => {}),
  );
  expect(payload).toEqual({ status: 200, answers: { [addressOf(BlogPostRouteQueryParameters)]: post } });
});

test('the main content is awaited', async () => {
  const late = new Promise<object>((resolve) => setTimeout(resolve, 120, post));
  const payload = await answering(async (id) =>
    id === BlogPostRouteQueryParameters.params.id ? late : more,
  );
  expect(Object.keys(payload.answers)).toHaveLength(2);
});

test('failures are left out, and only the main content determines the status', async () => {
  const down = { data: null, errors: [{ message: 'down', extensions: { source: 'delivery' } }] };
  const without = (failing: string | null) => answering(async (id) => (id === failing ? down : post));
  expect(await without(BlogPostMoreQueryParameters.params.id)).toMatchObject({
    status: 200,
    answers: { [addressOf(BlogPostRouteQueryParameters)]: post },
  });
  expect((await without(BlogPostRouteQueryParameters.params.id)).status).toBe(503);
});

test('session queries are not run', async () => {
  const execute = vi.fn<PayloadRequest['execute']>(async () => null);
  await readPayload({ url: '/en-us/cart', markets, execute });
  expect(execute).not.toHaveBeenCalled();
  await readPayload({ url: '/en-us/p/lodestar-98', markets, execute });
  expect(execute).toHaveBeenCalledTimes(3);
});

test.each([
  ['an unknown path', '/en-us/a/b', 404],
  ['a locale that does not exist', '/xx-yy/cart', 404],
  ['a screen without queries', '/en-us/order-status', 200],
  ['a screen about the session', '/en-us/account', null],
])('%s', async (_, url, status) => {
  expect(await readPayload({ url, markets, execute: async () => null })).toEqual({
    status,
    answers: {},
  });
});
