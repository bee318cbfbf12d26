/** The posts upstream with this project's own source code: two calls, and users batched per request. */
import { z } from 'zod';
import { BatchLoader } from '../../../sources/transport/batchLoader.ts';
import { defineCall } from '../../../sources/transport/call.ts';
import type { Caller } from '../../../sources/transport/caller.ts';
import { Source } from '../../../sources/transport/source.ts';
import type { ScopePart } from '../../../sources/transport/scope.ts';
import type { PostJson, UserJson } from './recording.ts';

/**
 * unshared: each request makes its own calls · shared: identical reads in flight are deduplicated · kept: responses are
 * cached for a minute.
 */
export const sharings = ['unshared', 'shared', 'kept'] as const;
export type Sharing = (typeof sharings)[number];

const postJson: z.ZodType<PostJson> = z.object({
  userId: z.number(),
  id: z.number(),
  title: z.string(),
  body: z.string(),
});
const userJson: z.ZodType<UserJson> = z.object({
  id: z.number(),
  name: z.string(),
  username: z.string(),
  email: z.string(),
  phone: z.string(),
  website: z.string(),
});

export interface PostsHandle {
  posts(): Promise<readonly PostJson[]>;
  userById(id: number): Promise<UserJson>;
}

/** Creates a request's handle. */
export function openPosts(url: string, sharing: Sharing): (caller: Caller) => PostsHandle {
  const source = new Source({ name: 'commerce', url, connections: 512 });
  // Varies on the customer, which differs for each request, so that nothing is shared.
  const varies: readonly ScopePart[] = sharing === 'unshared' ? ['customerId'] : [];
  const kept = sharing === 'kept' ? { cache: { freshMs: 60_000, staleIfErrorMs: 60_000 } } : {};
  const read = { source: 'commerce', method: 'GET', varies, idempotent: true, ...kept } as const;
  const getPosts = defineCall({
    ...read,
    name: 'getPosts',
    route: '/posts',
    request: () => ({ path: '/posts' }),
    answer: z.array(postJson),
  });
  const getUser = defineCall({
    ...read,
    name: 'getUser',
    route: '/users/{id}',
    request: (id: number) => ({ path: `/users/${id}` }),
    answer: userJson,
  });
  return (caller) => {
    const user = new BatchLoader((ids: readonly number[]) =>
      Promise.all(ids.map((id) => source.run(getUser, id, caller))),
    );
    return { posts: () => source.run(getPosts, null, caller), userById: (id) => user.load(id) };
  };
}
