/** The shop stand-in on a free port, and a client that sends region, token and cookie. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProductJson, VariantJson } from '../../sources/commerce/products.ts';
import { brandFor } from '../brand/brand.ts';
import type { Brand } from '../brand/types.ts';
import type { Standin } from '../source.ts';
import { commerceStandin, type CommerceOptions } from './server.ts';

export interface ShopCall {
  /** Null: no region header. */
  region?: string | null;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  /** Sent as is instead of a JSON body. */
  text?: string;
  headers?: Record<string, string>;
  /** False: a write without the anti-forgery token. */
  token?: boolean;
  /** Additional cookies, as `name=value`. */
  cookie?: string;
}

export interface ShopAnswer<Body> {
  status: number;
  headers: Headers;
  text: string;
  /** Null when there is no body. */
  json: Body;
}

export interface Sellable {
  product: ProductJson;
  variant: VariantJson;
}

export type TestShop = Awaited<ReturnType<typeof openTestShop>>;

/** The test passes `listen`: a stand-in's folder imports nothing from the gateway (design: rooms). */
type Listen = (app: Standin['app']) => Promise<{ url: string; close(): Promise<void> }>;

export async function openTestShop(
  listen: Listen,
  options: Partial<CommerceOptions> = {},
  brand: Brand = brandFor(),
) {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'skarn-shop-'));
  const standin = commerceStandin(brand, { fresh: false, ...options, dataDir });
  const server = await listen(standin.app);
  let token: string | null = null;

  async function call<Body = unknown>(path: string, asked: ShopCall = {}): Promise<ShopAnswer<Body>> {
    const { region = 'us', method = 'GET', body, text } = asked;
    const cookies = asked.cookie === undefined ? [] : [asked.cookie];
    const headers: Record<string, string> = region === null ? {} : { 'x-bc-region': region };
    if (method !== 'GET' && asked.token !== false) {
      token ??= ((await (await fetch(`${server.url}/api/csrf-token`)).json()) as { token: string }).token;
      headers['csrf-token'] = token;
      cookies.push(`XSRF-TOKEN=${token}`);
    }
    if (cookies.length > 0) headers.cookie = cookies.join('; ');
    const payload = text ?? (body === undefined ? undefined : JSON.stringify(body));
    const answer = await fetch(`${server.url}/api${path}`, {
      method,
      headers: { ...headers, ...asked.headers },
      ...(payload === undefined ? {} : { body: payload }),
    });
    const received = await answer.text();
    return {
      status: answer.status,
      headers: answer.headers,
      text: received,
      json: (received === '' ? null : JSON.parse(received)) as Body,
    };
  }

  /** The store's first variant that meets the conditions. */
  async function sellable(
    is: (variant: VariantJson, product: ProductJson) => boolean,
    region = 'us',
  ): Promise<Sellable> {
    for (let page = 1; ; page += 1) {
      const { json } = await call<{ data: ProductJson[] }>(
        `/products?include=options,variants&page=${page}`,
        {
          region,
        },
      );
      if (json.data.length === 0) throw new Error('the brand has no such variant');
      for (const product of json.data) {
        const variant = product.variants?.find((one) => is(one, product));
        if (variant) return { product, variant };
      }
    }
  }

  return {
    url: server.url,
    dataDir,
    call,
    sellable,
    /** Keeps the data folder, to open a second shop on it. */
    async close({ keepData = false } = {}) {
      await server.close();
      await standin.close();
      if (!keepData) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
