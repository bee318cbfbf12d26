/** A stack in which every content type has another uid gives the same content. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandFor } from '../../../sandbox/brand/brand.ts';
import { deliveryStandin } from '../../../sandbox/delivery/server.ts';
import type { Standin } from '../../../sandbox/source.ts';
import { caller } from '../../../testing/shop/caller.ts';
import { listen, type Listening } from '../../../testing/shop/listen.ts';
import { createDelivery, type DeliveryHandle } from '../delivery.ts';
import { contentTypes } from './contentTypes.rules.ts';
import { deliverySource, type DeliverySource } from './deliverySource.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'renamed-'));
const brand = brandFor();
const names = new Map(contentTypes.map((name) => [name, `my_${name}`]));
const typeAttributes = /(?<=(?:"_content_type_uid":|data-sys-content-type-uid=\\?|"content-type-uid":)")\w+/g;
const asked: string[] = [];

let standin: Standin;
let server: Listening;
let renaming: Listening;
const opened: DeliverySource[] = [];

/** The stand-in's app under the other names. */
async function renamed(request: Request): Promise<Response> {
  asked.push(new URL(request.url).pathname);
  const answer = await standin.app.fetch(
    new Request(request.url.replace('/content_types/my_', '/content_types/'), request),
  );
  const text = (await answer.text()).replaceAll(typeAttributes, (name) => names.get(name) ?? name);
  return new Response(text, { status: answer.status, headers: { 'content-type': 'application/json' } });
}

beforeAll(async () => {
  standin = deliveryStandin(brand, { dataDir, fresh: true });
  server = await listen(standin.app);
  renaming = await listen({ fetch: renamed });
});
afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()));
  await renaming.close();
  await server.close();
  await standin.close();
  rmSync(dataDir, { recursive: true });
});

function stack(url: string, contentTypes: ReadonlyMap<string, string>): DeliveryHandle {
  const access = { apiKey: 'sandbox', deliveryToken: 'sandbox', environment: 'production' };
  const source = deliverySource({ url, ...access, contentTypes });
  opened.push(source);
  return createDelivery(source, caller());
}

test.each<[content: string, read: (delivery: DeliveryHandle) => Promise<unknown>]>([
  ['a page with banners and groups', (delivery) => delivery.pageByUrl('/')],
  ['a product', (delivery) => delivery.productByUrl('/lodestar-98')],
  ['a post with embedded entries', (delivery) => delivery.blogPostByUrl('/four-hundred-tonnes')],
  ['the header', (delivery) => delivery.header()],
])('%s', async (_, read) => {
  const expected = await read(stack(server.url, new Map()));
  expect(expected).not.toBeNull();
  expect(await read(stack(renaming.url, names))).toEqual(expected);
  expect(asked.every((path) => path.includes('/content_types/my_'))).toBe(true);
});
