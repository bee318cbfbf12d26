/** Builds the response cache of a gateway with its store, fast path and surrogate keys. */
import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Invalidations } from '../../sources/transport/cache/invalidations.ts';
import type { SharedState } from '../state/SharedState.ts';
import type { Budgets } from '../limits/budgets.ts';
import { addressOf, publicClient, type EdgeRequest } from '../http/edgeRequest.ts';
import type { Firewall } from '../limits/firewall.ts';
import { isBlocked } from '../limits/firewall.rules.ts';
import { barePolicy, securityHeaders } from '../http/securityHeaders.rules.ts';
import { SESSION_COOKIE } from '../session/sessionStore.ts';
import type { Shedding } from '../limits/shedding.ts';
import { sharedResponses } from './sharedResponses.ts';
import { FastPathCallers } from './FastPathCallers.ts';
import {
  createFastPath,
  fastPathKey,
  type FastPath,
  type FastPathOptions,
  type FastPathEntry,
} from './fastPath.ts';
import type { GeneratedResponse } from './CachedResponse.ts';
import { ResponseCache, type ResponseCacheOptions, type CacheableRequest } from './ResponseCache.ts';
import { ResponseStore } from './ResponseStore.ts';

export interface OpenResponseCacheOptions {
  /** Maximum size in bytes; 0: nothing is cached, but concurrent identical requests still share a response. */
  maxBytes: number;
  invalidations: Invalidations;
  state: Pick<SharedState, 'kind' | 'isUnavailable' | 'values'>;
  /** Version of gateway and client. */
  version: string;
  buildId: string | null;
  /** Responses state their surrogate keys. */
  isOpen: boolean;
  guestRequest: ResponseCacheOptions['guestRequest'];
  markets: FastPathOptions['markets'];
  firewall: Firewall;
  budgets: Pick<Budgets, 'takePage' | 'takeCost'>;
  shedding: Pick<Shedding, 'hasFreeCapacity'>;
  /** Shoppers use HTTPS. */
  isSecure: boolean;
  trustedProxies: number;
  answered: FastPathOptions['answered'];
}

/** Registers a request that the fast path may answer from now on. */
type RegisterFastPath = (
  request: IncomingMessage,
  cacheable: CacheableRequest,
  requested: {
    edge: Pick<EdgeRequest, 'markets' | 'imagesAlias'>;
    screen: string | null;
    documentId?: string;
  },
) => void;

export interface OpenResponseCache {
  responseCache: ResponseCache;
  fastPath: FastPath;
  fastPathRegistrar(kind: FastPathEntry['kind']): RegisterFastPath;
  /** False when nothing is cached. */
  isEnabled: boolean;
}

/** Maximum characters of the URLs known to the fast path. */
const MAX_ADDRESSES = 16 * 1024 * 1024;
/** Maximum characters of the surrogate key header: proxies reject response headers of more than 4 KB. */
const MAX_SURROGATES = 1_000;

export function openResponseCache(options: OpenResponseCacheOptions): OpenResponseCache {
  const { maxBytes, invalidations, state, version, buildId, isOpen, guestRequest } = options;
  const store = new ResponseStore(maxBytes, invalidations);
  const headersOf = ({ facts, headers }: GeneratedResponse): Record<string, string> => ({
    ...(headers['content-security-policy'] === undefined
      ? { 'content-security-policy': barePolicy([]) }
      : {}),
    ...(buildId === null ? {} : { 'x-build-id': buildId }),
    ...(isOpen ? { 'surrogate-key': surrogateKey(facts.surrogates) } : {}),
  });
  const shared = state.kind === 'embedded' || maxBytes === 0 ? null : sharedResponses(state, version);
  const responseCache = new ResponseCache({ store, shared, guestRequest, headersOf });
  const entries = new LRUCache<string, FastPathEntry>({
    maxSize: MAX_ADDRESSES,
    sizeCalculation: ({ cacheable }, name) => 200 + name.length + cacheable.name.length,
  });
  const { budgets, firewall, isSecure, trustedProxies } = options;
  const fastPath = createFastPath({
    responseCache,
    store,
    entries,
    callers: new FastPathCallers({
      firewall,
      take: (kind, address, points) =>
        kind === 'page' ? budgets.takePage(address, points) : budgets.takeCost(publicClient, address, points),
    }),
    isOpen: () => options.shedding.hasFreeCapacity(),
    addressOf: (request) => addressOf(request, trustedProxies),
    markets: options.markets,
    sessionCookie: SESSION_COOKIE,
    common: Object.entries(securityHeaders(isSecure))
      .filter(([name]) => name !== 'content-security-policy')
      .flat(),
    answered: options.answered,
  });
  return {
    responseCache,
    fastPath,
    isEnabled: maxBytes > 0,
    fastPathRegistrar:
      (kind) =>
      (request, cacheable, { edge, screen, documentId = null }) => {
        if (isBlocked(request.url ?? '', '')) return;
        const name = fastPathKey(request, kind === 'graphql');
        const { markets, imagesAlias } = edge;
        const known = entries.get(name);
        if (known?.cacheable.name === cacheable.name && known.markets === markets) return;
        entries.set(name, { kind, screen, documentId, cacheable, markets, imagesAlias });
      },
  };
}

/** As many complete keys as fit. */
function surrogateKey(keys: Iterable<string>): string {
  const text = [...keys].join(' ');
  return text.length <= MAX_SURROGATES ? text : text.slice(0, text.lastIndexOf(' ', MAX_SURROGATES));
}
