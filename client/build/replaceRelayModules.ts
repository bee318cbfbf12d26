/**
 * Replaces parts of Relay that this shop never runs, in the browser's bundle. Calling one of them throws at once:
 * remove its name from the list.
 */
import type { Plugin } from 'vite';

export const unused = [
  // Declarative mutation directives and updatable fragments: the shop updates the store by payloads and updaters.
  'relay-runtime/lib/handlers/connection/MutationHandlers.js',
  'relay-runtime/lib/mutations/RelayDeclarativeMutationConfig.js',
  'relay-runtime/lib/mutations/readUpdatableFragment.js',
  'relay-runtime/lib/mutations/readUpdatableQuery.js',
];

/** With RelayFeatureFlags.ENABLE_ACTIVITY_COMPATIBILITY, which is on, each of these only calls its replacement. */
const flagged: Readonly<Record<string, string>> = {
  'react-relay/lib/relay-hooks/useFragmentInternal.js': './useFragmentInternal_EXPERIMENTAL',
  'react-relay/lib/relay-hooks/useLoadMoreFunction.js': './useLoadMoreFunction_EXPERIMENTAL',
  'react-relay/lib/relay-hooks/useQueryLoader.js': './useQueryLoader_EXPERIMENTAL',
};

/** Live resolvers: the store calls this cache on every write, and the shop has no live resolvers. */
const noLiveResolvers = `
const { NoopResolverCache } = require('../ResolverCache');
class LiveResolverCache extends NoopResolverCache {
  batchLiveStateUpdates(callback) { callback(); }
  batchLiveStateUpdatesWithoutNotify(callback) { callback(); return false; }
  unsubscribeFromLiveResolverRecords() {}
  invalidateResolverRecords() {}
}
module.exports = {
  LiveResolverCache,
  RELAY_RESOLVER_LIVE_STATE_SUBSCRIPTION_KEY: '__resolverLiveStateSubscription',
  getUpdatedDataIDs: (updated) => updated,
};`;

/** Helpers written for browsers that this build does not support, or with messages for developers. */
export const helpers: Readonly<Record<string, string>> = {
  '@babel/runtime/helpers/createForOfIteratorHelper': `(items) => {
  const each = items[Symbol.iterator]();
  let step = {};
  return {
    s() {},
    n: () => (step = each.next()),
    e(error) { throw error; },
    f() { if (!step.done) each.return?.(); },
  };
}`,
  '@babel/runtime/helpers/defineProperty':
    '(object, name, value) => Object.assign(object, { [name]: value })',
  '@babel/runtime/helpers/objectSpread2': 'Object.assign',
  '@babel/runtime/helpers/toConsumableArray': '(items) => [...items]',
  '@babel/runtime/helpers/typeof': '(value) => typeof value',
  'fbjs/lib/warning': '() => {}',
  'invariant/browser': `(isTrue) => { if (!isTrue) throw new Error('An invariant of Relay does not hold.'); }`,
};

function textOf(id: string): string | null {
  if (unused.some((path) => id.endsWith(path))) return 'module.exports = {};';
  const target = Object.entries(flagged).find(([path]) => id.endsWith(path))?.[1];
  if (target !== undefined) return `module.exports = require('${target}');`;
  const helper = Object.entries(helpers).find(([path]) => id.endsWith(`${path}.js`))?.[1];
  if (helper !== undefined) return `module.exports = ${helper};`;
  return id.endsWith('relay-runtime/lib/store/live-resolvers/LiveResolverCache.js') ? noLiveResolvers : null;
}

export function replaceRelayModules(): Plugin {
  return {
    name: 'leave-out-of-relay',
    apply: (_, { command, isSsrBuild = false }) => command === 'build' && !isSsrBuild,
    load: textOf,
  };
}
