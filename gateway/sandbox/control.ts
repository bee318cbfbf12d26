/**
 * The sandbox's own paths, under `/__sandbox`: faults, recorded calls, stock and prices of variants, entries of the
 * content service and their editor, health. Not part of any vendor's API.
 */
import { Hono } from 'hono';
import { z } from 'zod';
import type { CallRecorder } from './callRecorder.ts';
import { faultJson, sourceNames, type Faults } from './faults.ts';
import type { HookDelivery, VariantChange } from './source.ts';

export interface Controlled {
  faults: Faults;
  calls: CallRecorder;
  /** Names of the stand-ins that are mounted. */
  sources: readonly string[];
  /** Number of the brand's products. */
  products: number;
  /** False while the next search has to build its indexes first. */
  isPrepared(): boolean;
  /** False for an unknown variant. */
  changeVariant(id: number, change: VariantChange): boolean;
  deliverHooks(delivery: HookDelivery): void;
  editEntry(contentType: string, uid: string, fields: Readonly<Record<string, unknown>>): void;
  /** The content editor; null without a content service. */
  editor: Hono | null;
}

const variantChangeJson = z.strictObject({
  stock: z.int().min(0).max(10_000).optional(),
  price: z.number().positive().max(100_000).optional(),
});

const hookDeliveryJson = z.strictObject({
  origin: z.url({ protocol: /^https?$/ }).nullable(),
  copies: z.int().min(1).max(10).default(1),
});

const fieldsJson = z.record(z.string(), z.unknown());

export function controlApp({
  faults,
  calls,
  sources,
  products,
  isPrepared,
  changeVariant,
  deliverHooks,
  editEntry,
  editor,
}: Controlled): Hono {
  const app = new Hono().basePath('/__sandbox');

  app.get('/faults', (c) => c.json({ faults: faults.list() }));
  app.put('/faults', async (c) => {
    const read = faultJson.safeParse(await c.req.json().catch(() => null));
    if (!read.success) return c.json({ error: z.prettifyError(read.error) }, 400);
    faults.set(read.data);
    return c.json({ faults: faults.list() });
  });
  app.delete('/faults', (c) => {
    const named = z.enum(sourceNames).optional().safeParse(c.req.query('source'));
    if (!named.success) return c.json({ error: z.prettifyError(named.error) }, 400);
    faults.clear(named.data);
    return c.body(null, 204);
  });

  app.get('/calls', (c) => c.json({ calls: calls.list() }));
  app.delete('/calls', (c) => {
    calls.clear();
    return c.body(null, 204);
  });

  app.put('/variants/:id', async (c) => {
    const read = variantChangeJson.safeParse(await c.req.json().catch(() => null));
    if (!read.success) return c.json({ error: z.prettifyError(read.error) }, 400);
    if (!changeVariant(Number(c.req.param('id')), read.data))
      return c.json({ error: 'There is no such variant' }, 404);
    return c.body(null, 204);
  });

  app.put('/hooks', async (c) => {
    const read = hookDeliveryJson.safeParse(await c.req.json().catch(() => null));
    if (!read.success) return c.json({ error: z.prettifyError(read.error) }, 400);
    deliverHooks(read.data);
    return c.body(null, 204);
  });

  app.put('/entries/:contentType/:uid', async (c) => {
    const read = fieldsJson.safeParse(await c.req.json().catch(() => null));
    if (!read.success) return c.json({ error: z.prettifyError(read.error) }, 400);
    editEntry(c.req.param('contentType'), c.req.param('uid'), read.data);
    return c.body(null, 204);
  });
  if (editor) app.route('/editor', editor);

  app.get('/health', (c) => c.json({ status: 'ok', sources, products, isPrepared: isPrepared() }));
  app.notFound((c) => c.json({ error: 'The sandbox has no such control' }, 404));
  return app;
}
