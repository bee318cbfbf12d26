/**
 * A minimal version of the vendor's editor, at `/__sandbox/editor` on the sandbox's own origin: a page that frames the
 * shop in preview beside a form with an entry's texts, and the form's API.
 */
import { Hono } from 'hono';
import { z } from 'zod';
import { locales } from '../../brand/types.ts';
import { findEntry, type View } from '../entryQueries.ts';
import type { Tables } from '../tables.ts';
import { editorPage } from './editorPage.ts';
import { editorScript } from './editorScript.ts';
import { textFields, type UnsavedEdits } from './unsavedEdits.ts';

const entryAddress = z.object({
  type: z.string().regex(/^\w{1,64}$/),
  uid: z.string().regex(/^\w{1,64}$/),
  locale: z.enum(locales),
  hash: z.string().regex(/^\w{8,64}$/),
});
const typed = z.record(z.string().max(200), z.string().max(20_000));
const shown = z.object({
  shop: z.url({ protocol: /^https?$/ }).default('http://localhost:4000'),
  path: z.string().startsWith('/').default('/'),
  type: entryAddress.shape.type.default('page'),
  uid: entryAddress.shape.uid.default('page_home'),
  locale: entryAddress.shape.locale.default('en-us'),
  secret: z.string().default('preview-sandbox'),
});

export function editorRoutes(tables: Tables, edits: UnsavedEdits): Hono {
  const routes = new Hono();

  routes.get('/', (c) => {
    const read = shown.safeParse(c.req.query());
    if (!read.success) return c.text(z.prettifyError(read.error), 400);
    const { shop, ...rest } = read.data;
    return c.html(editorPage({ ...rest, shop: new URL(shop).origin }));
  });
  routes.get('/editor.js', (c) => c.body(editorScript, 200, { 'content-type': 'text/javascript' }));

  const entry = '/entries/:type/:uid';
  routes.get(entry, (c) => {
    const read = entryAddress.safeParse({ ...c.req.param(), ...c.req.query() });
    if (!read.success) return c.json({ error: z.prettifyError(read.error) }, 400);
    const { type, uid, locale, hash } = read.data;
    const view: View = { locale, fallback: true, preview: true, edits: edits.of(hash, locale) };
    const found = findEntry(tables, view, type, uid);
    return found
      ? c.json({ title: found.title, fields: textFields(found) })
      : c.json({ error: 'There is no such entry' }, 404);
  });
  routes.put(entry, async (c) => {
    const read = entryAddress.safeParse({ ...c.req.param(), ...c.req.query() });
    const body = typed.safeParse(await c.req.json().catch(() => null));
    if (!read.success || !body.success) return c.json({ error: 'Texts by path, please' }, 400);
    edits.type(read.data.hash, read.data.uid, read.data.locale, body.data);
    return c.body(null, 204);
  });

  return routes;
}
