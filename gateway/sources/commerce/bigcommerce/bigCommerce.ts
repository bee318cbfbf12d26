/**
 * The driver for BigCommerce's Management API, with a store for each commerce region. Each other file has the calls of one
 * concept and its methods of the handle. What the vendor's API does not have is the gateway's own: sign-ins (signIns.ts),
 * pro codes (proCodes.ts) and requests to be told when a variant is back (letterCalls.ts).
 */
import type { AnswerCache } from '../../transport/cache/answerCache.ts';
import type { Caller } from '../../transport/caller.ts';
import type { OnInvalidField } from '../../transport/parseResponse.ts';
import { Source, type SourceStatus } from '../../transport/source.ts';
import type { CommerceCatalogue, CommerceHandle, CommerceSource } from '../handle.ts';
import { waitSecondsOf } from '../refusal.ts';
import { addressCalls } from './addressCalls.ts';
import { cartCalls } from './cartCalls.ts';
import { BigCommerceClient, type OpenStore } from './client.ts';
import { customerCalls } from './customerCalls.ts';
import { hookCalls, type HookHandle } from './hookCalls.ts';
import { letterCalls, type NoticeRecords } from './letterCalls.ts';
import { orderCalls } from './orderCalls.ts';
import { ProCodes, type ProCodeStore } from './proCodes/proCodes.ts';
import { productCalls } from './productCalls.ts';
import { QuotaGate, type OpenQuotaCounter } from './quotaGate.ts';
import { refusalOf } from './refusals.ts';
import { SignIns, type SignInState } from './signIns.ts';
import { spendCalls, type SpendState } from './spendCalls.ts';
import { storeCalls } from './storeCalls.ts';
import { StoreReports, type ReportProblem } from './storeReports.ts';
import type { BigCommerceStores } from './stores.rules.ts';

/** What replicas share. */
export interface BigCommerceState {
  signIns: SignInState;
  notices: NoticeRecords;
  proCodes: ProCodeStore;
  quotaCounter: OpenQuotaCounter;
  spend: SpendState;
}

/** What the driver needs besides the stores. */
export interface BigCommerceShared {
  /** Signs sign-ins; at least 32 characters. */
  secret: string;
  state: BigCommerceState;
  /** Told what is wrong with a store's configuration and data. */
  report?: ReportProblem | undefined;
}

export interface BigCommerceConfig {
  driver: 'bigcommerce';
  /** Origin and base path of the API. */
  url: string;
  stores: BigCommerceStores;
  shared: BigCommerceShared;
  answers?: AnswerCache | undefined;
  onInvalidField?: OnInvalidField | undefined;
}

type ConnectionConfig = Omit<BigCommerceConfig, 'shared' | 'driver'>;

/** @param counter shared by replicas; null: only the answers' headers say how much of the quota is left. */
function openStores(
  { url, stores: configured, answers, onInvalidField }: ConnectionConfig,
  counter: OpenQuotaCounter | null,
  report?: ReportProblem,
): ReadonlyMap<string, OpenStore> {
  const stores = new Map<string, OpenStore>();
  for (const [region, store] of Object.entries(configured)) {
    const reports = new StoreReports(region, report);
    const quota = new QuotaGate(store.hash, counter);
    const source = new Source({
      name: 'commerce',
      url: `${url}/stores/${store.hash}`,
      headers: { 'x-auth-token': store.accessToken, 'user-agent': 'shop-gateway' },
      // Half of a request's time: a page without prices is better than a late one.
      totalTimeoutMs: 5_000,
      answers,
      onInvalidField,
      // No hedging: a second request costs quota.
      gate: {
        admit: (request) => quota.admit(request),
        observe(request, response) {
          reports.answered({ status: response.status, route: request.call.route });
          quota.observe(request, response);
        },
      },
    });
    stores.set(region, { region, store, source, reports });
  }
  return stores;
}

async function closeStores(stores: ReadonlyMap<string, OpenStore>): Promise<void> {
  await Promise.all([...stores.values()].map(({ source }) => source.close()));
}

export function bigCommerceSource({ shared, ...config }: BigCommerceConfig): CommerceSource {
  const { secret, state, report } = shared;
  const stores = openStores(config, state.quotaCounter, report);
  const signIns = new SignIns(secret, state.signIns);
  return {
    name: 'commerce',
    regions: [...stores.keys()],
    open: (caller) => openHandle(stores, caller, signIns, state),
    status: () => statusOf(stores.values()),
    close: () => closeStores(stores),
  };
}

/** For commands, which serve no shoppers and share nothing. */
export function bigCommerceCatalogue(config: ConnectionConfig): CommerceCatalogue {
  const stores = openStores(config, null);
  return {
    regions: [...stores.keys()],
    open(caller) {
      const client = new BigCommerceClient(stores, caller);
      return { ...productCalls(client), ...storeCalls(client) };
    },
    close: () => closeStores(stores),
  };
}

/** The stores' webhooks, for commands. */
export function openBigCommerceHooks(config: ConnectionConfig) {
  const stores = openStores(config, null);
  return {
    regions: [...stores.keys()],
    open: (caller: Caller): HookHandle => hookCalls(new BigCommerceClient(stores, caller)),
    close: () => closeStores(stores),
  };
}

function openHandle(
  stores: ReadonlyMap<string, OpenStore>,
  caller: Caller,
  signIns: SignIns,
  { notices, spend, proCodes }: BigCommerceState,
): CommerceHandle {
  const client = new BigCommerceClient(stores, caller);
  const detached = (lifeMs: number) =>
    new BigCommerceClient(stores, {
      ...caller,
      deadline: performance.now() + lifeMs,
      signal: new AbortController().signal,
    });
  return {
    ...productCalls(client),
    ...letterCalls(client, notices),
    ...cartCalls(client, caller, detached),
    ...storeCalls(client),
    ...customerCalls(client, signIns, new ProCodes(proCodes)),
    ...addressCalls(client),
    ...orderCalls(client),
    ...spendCalls(client, spend),
    refusal: refusalOf,
    waitSeconds: (error) => waitSecondsOf(error),
  };
}

/** Of all stores together; circuits belong to one. */
function statusOf(stores: Iterable<OpenStore>): SourceStatus {
  const whole: SourceStatus = {
    name: 'commerce',
    circuits: [],
    running: 0,
    queued: 0,
    hedges: null,
    cached: 0,
  };
  for (const { region, source } of stores) {
    const { circuits, running, queued, cached } = source.status();
    whole.circuits.push(...circuits.map((one) => ({ ...one, route: `${region} ${one.route}` })));
    whole.running += running;
    whole.queued += queued;
    // The stores share one cache.
    whole.cached = cached;
  }
  return whole;
}
