/** `hooks` of BigCommerce's V3 API: the webhooks that this store's token created. */
import { z } from 'zod';
import { defineCall } from '../../transport/call.ts';
import { dataOf, maxPageSize, pageOf } from '../answers.ts';
import type { BigCommerceClient } from './client.ts';

const shared = { source: 'commerce', varies: ['commerceRegion'] } as const;
const route = '/v3/hooks';

const hookJson = z.object({
  id: z.number(),
  scope: z.string(),
  destination: z.string(),
  is_active: z.boolean(),
  /** Sent with every event. May hold secrets. */
  headers: z.record(z.string(), z.string()).nullish(),
});

export type HookJson = z.output<typeof hookJson>;

export interface HookSettings {
  scope: string;
  destination: string;
  headers: Readonly<Record<string, string>>;
}

const getHooks = defineCall({
  ...shared,
  name: 'getHooks',
  method: 'GET',
  route,
  idempotent: true,
  request: ({ page }: { page: number }) => ({ path: route, query: { page, limit: maxPageSize } }),
  answer: pageOf(hookJson),
});

/** Sent once: the vendor refuses a second webhook for the same scope and destination. */
const createHook = defineCall({
  ...shared,
  name: 'createHook',
  method: 'POST',
  route,
  idempotent: false,
  request: (settings: HookSettings) => ({ path: route, body: { ...settings, is_active: true } }),
  answer: dataOf(hookJson),
});

const updateHook = defineCall({
  ...shared,
  name: 'updateHook',
  method: 'PUT',
  route: `${route}/{id}`,
  idempotent: true,
  request: ({ id, ...settings }: HookSettings & { id: number }) => ({
    path: `${route}/${id}`,
    body: { ...settings, is_active: true },
  }),
  answer: dataOf(hookJson),
});

export interface HookHandle {
  list(): Promise<HookJson[]>;
  create(settings: HookSettings): Promise<void>;
  /** Also switches it on again. */
  update(id: number, settings: HookSettings): Promise<void>;
}

export function hookCalls(client: BigCommerceClient): HookHandle {
  return {
    async list() {
      const all: HookJson[] = [];
      for (let page = 1; ; page += 1) {
        const { items, pagination } = await client.run(getHooks, { page });
        all.push(...items);
        if (items.length === 0 || page >= pagination.total_pages) return all;
      }
    },
    async create(settings) {
      await client.run(createHook, settings);
    },
    async update(id, settings) {
      await client.run(updateHook, { id, ...settings });
    },
  };
}
