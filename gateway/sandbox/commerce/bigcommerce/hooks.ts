/** `hooks` of BigCommerce's V3 API, kept in memory. */
import { Hono } from 'hono';
import { z } from 'zod';
import type { StoreRegion } from '../../brand/types.ts';
import { sandboxStores } from './credentials.ts';
import type { Hook, HookEvents } from './hookEvents.ts';
import { idOf, pageOf, queryOf, v3Data, v3Rows, VendorError, type VendorEnv } from './vendorAnswers.ts';

const settings = z.strictObject({
  scope: z.string().regex(/^store\/[A-Za-z/]+$/),
  destination: z.url({ protocol: /^https$/ }).refine((url) => new URL(url).port === ''),
  is_active: z.boolean().default(false),
  headers: z.record(z.string(), z.string()).optional(),
});

/** Webhooks with one scope in a store, at most. */
const mostOfScope = 10;

export function hookRoutes({ hooks }: HookEvents, now: () => number): Hono<VendorEnv> {
  const routes = new Hono<VendorEnv>();
  const ofStore = (store: StoreRegion): Hook[] => [...hooks.values()].filter((hook) => hook.store === store);
  const answered = ({ store, ...hook }: Hook) => ({
    ...hook,
    client_id: sandboxStores[store].clientId,
    store_hash: sandboxStores[store].hash,
    created_at: Math.floor(now() / 1000),
    updated_at: Math.floor(now() / 1000),
  });

  routes.get('/hooks', (c) => {
    const page = pageOf(queryOf(c, ['page', 'limit']));
    return v3Rows(c, ofStore(c.get('store')).map(answered), page);
  });
  routes.post('/hooks', async (c) => {
    const body = settingsOf(await c.req.json().catch(() => null));
    const sameScope = ofStore(c.get('store')).filter(({ scope }) => scope === body.scope);
    if (sameScope.some(({ destination }) => destination === body.destination))
      throw new VendorError(422, 'A webhook with this scope and destination exists.');
    if (sameScope.length >= mostOfScope) throw new VendorError(422, 'The scope has ten webhooks.');
    const hook: Hook = { ...body, id: hooks.size + 1, store: c.get('store') };
    hooks.set(hook.id, hook);
    return v3Data(c, answered(hook));
  });
  routes.put('/hooks/:id', async (c) => {
    const known = hooks.get(idOf(c.req.param('id')));
    if (known?.store !== c.get('store')) throw new VendorError(404, 'The requested resource was not found.');
    const hook: Hook = { ...known, ...settingsOf(await c.req.json().catch(() => null)) };
    hooks.set(hook.id, hook);
    return v3Data(c, answered(hook));
  });
  return routes;
}

function settingsOf(body: unknown): z.output<typeof settings> {
  const read = settings.safeParse(body);
  if (read.success) return read.data;
  const errors = Object.fromEntries(read.error.issues.map(({ path, message }) => [String(path[0]), message]));
  throw new VendorError(422, 'The webhook is invalid.', { errors });
}
