/**
 * Leaves parts of Relay that this shop never runs out of the browser's files. Relay is CommonJS, so nothing leaves them
 * out by itself. Whoever calls one of them gets an error at once: take its name off the list.
 */
import type { Plugin } from 'vite';

const unused = [
  // Entry points, which our navigator takes the place of.
  'react-relay/lib/relay-hooks/EntryPointContainer.react.js',
  'react-relay/lib/relay-hooks/loadEntryPoint.js',
  'react-relay/lib/relay-hooks/useEntryPointLoader.js',
  // Subscriptions, other ways to watch a fragment, and another way to take in an answer.
  'react-relay/lib/relay-hooks/useSubscription.js',
  'relay-runtime/lib/subscription/requestSubscription.js',
  'relay-runtime/lib/store/observeFragmentExperimental.js',
  'relay-runtime/lib/store/observeQueryExperimental.js',
  'relay-runtime/lib/store/waitForFragmentExperimental.js',
  'relay-runtime/lib/store/createFragmentSpecResolver.js',
  'relay-runtime/lib/store/NormalizationEngine.js',
  'relay-runtime/lib/network/RelayQueryResponseCache.js',
  'relay-runtime/lib/query/fetchQuery_DEPRECATED.js',
  // Updaters: payloads spread the fragments of what shows them, so nobody edits the store by hand.
  'react-relay/lib/relay-hooks/useMutationAction_EXPERIMENTAL.js',
  'relay-runtime/lib/handlers/connection/MutationHandlers.js',
  'relay-runtime/lib/mutations/RelayDeclarativeMutationConfig.js',
  'relay-runtime/lib/mutations/applyOptimisticMutation.js',
  'relay-runtime/lib/mutations/readUpdatableFragment.js',
  'relay-runtime/lib/mutations/readUpdatableQuery.js',
];

/** With RelayFeatureFlags.ENABLE_ACTIVITY_COMPATIBILITY, which is on, each of these only calls the second. */
const flagged: Readonly<Record<string, string>> = {
  'react-relay/lib/relay-hooks/useFragmentInternal.js': './useFragmentInternal_EXPERIMENTAL',
  'react-relay/lib/relay-hooks/useLoadMoreFunction.js': './useLoadMoreFunction_EXPERIMENTAL',
  'react-relay/lib/relay-hooks/useQueryLoader.js': './useQueryLoader_EXPERIMENTAL',
};

/** Live resolvers: the store asks for them at every write, and this shop has none. */
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

function textOf(id: string): string | null {
  if (unused.some((path) => id.endsWith(path))) return 'module.exports = {};';
  const twin = Object.entries(flagged).find(([path]) => id.endsWith(path))?.[1];
  if (twin !== undefined) return `module.exports = require('${twin}');`;
  return id.endsWith('relay-runtime/lib/store/live-resolvers/LiveResolverCache.js') ? noLiveResolvers : null;
}

export function leaveOutOfRelay(): Plugin {
  return {
    name: 'leave-out-of-relay',
    apply: (_, { command, isSsrBuild = false }) => command === 'build' && !isSsrBuild,
    load: textOf,
  };
}
