/**
 * Leaves parts of Relay that this shop never runs out of the browser's files: the hook on the other side of a feature
 * flag, and entry points, which our navigator takes the place of. Relay is CommonJS, so nothing leaves them out by
 * itself. Whoever calls one of them gets an error at once: take its name off the list.
 */
import type { Plugin } from 'vite';

const unused = [
  // RelayFeatureFlags.ENABLE_ACTIVITY_COMPATIBILITY is on.
  'react-relay/lib/relay-hooks/useFragmentInternal_CURRENT.js',
  'react-relay/lib/relay-hooks/useMutationAction_EXPERIMENTAL.js',
  'react-relay/lib/relay-hooks/EntryPointContainer.react.js',
  'react-relay/lib/relay-hooks/loadEntryPoint.js',
  'react-relay/lib/relay-hooks/useEntryPointLoader.js',
  'react-relay/lib/relay-hooks/useSubscription.js',
  'relay-runtime/lib/store/observeFragmentExperimental.js',
  'relay-runtime/lib/store/observeQueryExperimental.js',
  'relay-runtime/lib/store/waitForFragmentExperimental.js',
];

export function leaveOutOfRelay(): Plugin {
  return {
    name: 'leave-out-of-relay',
    apply: (_, { command, isSsrBuild = false }) => command === 'build' && !isSsrBuild,
    load: (id) => (unused.some((path) => id.endsWith(path)) ? 'module.exports = {};' : null),
  };
}
