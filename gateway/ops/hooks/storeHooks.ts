/** The webhooks that each store at BigCommerce should have for this shop, compared with those it has. */
import { randomUUID } from 'node:crypto';
import { baseScope } from '../../edge/markets/baseScope.ts';
import { HOOK_SECRET_HEADER, storeHookSecret } from '../../edge/hooks/hookSecret.ts';
import { COMMERCE_HOOK_PATH } from '../../edge/hooks/vendorHooks.ts';
import { openBigCommerceHooks } from '../../sources/commerce/bigcommerce/bigCommerce.ts';
import type { HookHandle, HookJson } from '../../sources/commerce/bigcommerce/hookCalls.ts';
import type { BigCommerceStores } from '../../sources/commerce/bigcommerce/stores.rules.ts';
import { CallLog } from '../../sources/transport/callLog.ts';

/** Milliseconds for a call with its retries. */
const CALL_MS = 30_000;

/** Events that change what the gateway keeps or what the index has. */
export const scopes: readonly string[] = [
  'store/product/created',
  'store/product/updated',
  'store/product/deleted',
  'store/product/inventory/updated',
  'store/product/inventory/order/updated',
  'store/sku/created',
  'store/sku/updated',
  'store/sku/deleted',
  'store/sku/inventory/updated',
  'store/sku/inventory/order/updated',
  'store/category/created',
  'store/category/updated',
  'store/category/deleted',
  'store/priceList/record/created',
  'store/priceList/record/updated',
  'store/priceList/record/deleted',
  'store/information/updated',
];

export interface StoreHooksConfig {
  commerce: { url: string; stores: BigCommerceStores };
  /** COMMERCE_HOOK_SECRET. */
  secret: string;
  /** Origin at which the vendor reaches this shop. */
  origin: string;
}

export interface StoreHooks {
  region: string;
  /** All that the token created, for other destinations, too. */
  hooks: readonly HookJson[];
  /** Scopes of which no webhook leads here. */
  missing: readonly string[];
  /** Webhooks that lead here and are switched off or carry another secret. */
  outdated: readonly HookJson[];
  /** Further ones of a scope that has one. */
  repeated: readonly HookJson[];
}

export interface Registered {
  region: string;
  created: number;
  renewed: number;
  unchanged: number;
}

/** @throws Error for an address to which the vendor sends nothing. */
export function destinationOf(origin: string): string {
  const url = new URL(COMMERCE_HOOK_PATH, origin);
  if (url.protocol !== 'https:' || url.port !== '')
    throw new Error(`BigCommerce sends webhooks to https and port 443 only, not to ${url.origin}`);
  return url.href;
}

/** @throws SourceError when a store refuses or does not answer. */
export async function readStoreHooks(config: StoreHooksConfig): Promise<StoreHooks[]> {
  return eachStore(config, (handle, region) => compared(config, handle, region));
}

/** Creates what is missing and renews what is outdated. @throws SourceError */
export async function registerStoreHooks(config: StoreHooksConfig): Promise<Registered[]> {
  const destination = destinationOf(config.origin);
  return eachStore(config, async (handle, region) => {
    const { missing, outdated } = await compared(config, handle, region);
    const headers = headersFor(config, region);
    for (const scope of missing) await handle.create({ scope, destination, headers });
    for (const { id, scope } of outdated) await handle.update(id, { scope, destination, headers });
    const unchanged = scopes.length - missing.length - outdated.length;
    return { region, created: missing.length, renewed: outdated.length, unchanged };
  });
}

async function compared(config: StoreHooksConfig, handle: HookHandle, region: string): Promise<StoreHooks> {
  const destination = destinationOf(config.origin);
  const hooks = await handle.list();
  const own = hooks.filter((hook) => hook.destination === destination && scopes.includes(hook.scope));
  const expected = headersFor(config, region)[HOOK_SECRET_HEADER];
  return {
    region,
    hooks,
    missing: scopes.filter((scope) => !own.some((hook) => hook.scope === scope)),
    outdated: own.filter((hook) => !hook.is_active || secretOf(hook) !== expected),
    repeated: own.filter((hook, place) => own.findIndex(({ scope }) => scope === hook.scope) < place),
  };
}

function headersFor({ commerce, secret }: StoreHooksConfig, region: string): Record<string, string> {
  return { [HOOK_SECRET_HEADER]: storeHookSecret(secret, commerce.stores[region]?.hash ?? '') };
}

/** The vendor may write names of headers in another case. */
function secretOf({ headers }: HookJson): string | undefined {
  return Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === HOOK_SECRET_HEADER)?.[1];
}

async function eachStore<Result>(
  { commerce }: StoreHooksConfig,
  ask: (handle: HookHandle, region: string) => Promise<Result>,
): Promise<Result[]> {
  const source = openBigCommerceHooks(commerce);
  try {
    const results: Result[] = [];
    for (const region of source.regions) {
      const handle = source.open({
        scope: { ...baseScope(), commerceRegion: region },
        deadline: performance.now() + CALL_MS,
        signal: AbortSignal.timeout(CALL_MS),
        requestId: `hooks-${randomUUID()}`,
        log: new CallLog(),
      });
      results.push(await ask(handle, region));
    }
    return results;
  } finally {
    await source.close();
  }
}
