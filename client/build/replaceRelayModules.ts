/**
 * Replaces parts of Relay that this shop never runs, in the browser's bundle. Calling one of them throws at once:
 * remove its name from the list.
 */
import { createRequire } from 'node:module';
import type { ESTree, Plugin } from 'vite';

type Node = ESTree.Node;

export const unused = [
  // Declarative mutation directives and updatable fragments: the shop updates the store by payloads and updaters.
  'relay-runtime/lib/handlers/connection/MutationHandlers.js',
  'relay-runtime/lib/mutations/RelayDeclarativeMutationConfig.js',
  'relay-runtime/lib/mutations/readUpdatableFragment.js',
  'relay-runtime/lib/mutations/readUpdatableQuery.js',
  // Client resolvers.
  'relay-runtime/lib/store/ResolverFragments.js',
];

/** By module: methods for nodes that no artifact of the shop has; a test compares them. */
export const unusedMethods: Readonly<Record<string, readonly string[]>> = {
  'relay-runtime/lib/store/DataChecker.js': ['_checkActorChange', '_checkModuleImport', '_checkResolver'],
  'relay-runtime/lib/store/OperationExecutor.js': [
    '_handleFollowupPayload',
    '_normalizeFollowupPayload',
    '_normalizeStreamItem',
    '_processAsyncOptimisticModuleImport',
    '_processDeferResponse',
    '_processFollowupPayload',
    '_processFollowupPayloadWithNormalizationNode',
    '_processIncrementalPlaceholder',
    '_processIncrementalResponses',
    '_processOptimisticModuleImport',
    '_processStreamResponse',
    '_scheduleAsyncStoreUpdate',
  ],
  'relay-runtime/lib/store/RelayReader.js': [
    '_propagateResolverMetadata',
    '_readActorChange',
    '_readClientEdge',
    '_readModuleImport',
    '_readResolverField',
    '_readResolverFieldImpl',
  ],
  'relay-runtime/lib/store/RelayReferenceMarker.js': [
    '_traverseClientEdgeToClientObject',
    '_traverseModuleImport',
    '_traverseResolverField',
  ],
  'relay-runtime/lib/store/RelayResponseNormalizer.js': [
    '_normalizeActorChange',
    '_normalizeDefer',
    '_normalizeModuleImport',
    '_normalizeResolver',
    '_normalizeStream',
  ],
};

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

/** Reports each request to the logger. */
const withoutLog = 'module.exports = (environment, network) => network;';

function textOf(id: string): string | null {
  if (unused.some((path) => id.endsWith(path))) return 'module.exports = {};';
  const target = Object.entries(flagged).find(([path]) => id.endsWith(path))?.[1];
  if (target !== undefined) return `module.exports = require('${target}');`;
  const helper = Object.entries(helpers).find(([path]) => id.endsWith(`${path}.js`))?.[1];
  if (helper !== undefined) return `module.exports = ${helper};`;
  if (id.endsWith('relay-runtime/lib/network/wrapNetworkWithLogObserver.js')) return withoutLog;
  return id.endsWith('relay-runtime/lib/store/live-resolvers/LiveResolverCache.js') ? noLiveResolvers : null;
}

const flags = createRequire(import.meta.url)('relay-runtime/lib/util/RelayFeatureFlags.js') as Readonly<
  Record<string, unknown>
>;
const flag = /\bRelayFeatureFlags\.([A-Z_]+)\b/g;
const relayModule = /\/(?:relay-runtime|react-relay)\/lib\//;
const logs: readonly string[] = ['__log', '_log', 'log'];

/** Has the minifier leave out what is never reached: flags have their values, loggers no events, some methods no body. */
export function reduced(
  code: string,
  parse: (code: string) => Node,
  methods: readonly string[] = [],
): string {
  const plain = code.replace(flag, (text, name: string) =>
    name in flags ? JSON.stringify(flags[name]) : text,
  );
  let kept = '';
  let done = 0;
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) return part.forEach(visit);
    if (!isNode(part)) return;
    const without = isLog(part) ? part : bodyOf(part, methods);
    if (without) {
      kept += plain.slice(done, without.start) + (without === part ? ';' : "{ throw Error('left out'); }");
      done = without.end;
    } else for (const inner of Object.values(part)) visit(inner);
  };
  visit(parse(plain));
  return kept + plain.slice(done);
}

function isNode(part: unknown): part is Node {
  return typeof part === 'object' && part !== null && 'type' in part && 'start' in part;
}

/** A statement such as `environment.__log({ name: 'fetchquery.fetch' })`. */
function isLog(node: Node): boolean {
  if (node.type !== 'ExpressionStatement' || node.expression.type !== 'CallExpression') return false;
  const { callee, arguments: given } = node.expression;
  if (given.length !== 1 || given[0]?.type !== 'ObjectExpression') return false;
  if (callee.type === 'Identifier') return logs.includes(callee.name);
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    logs.includes(callee.property.name)
  );
}

/** The body of a method such as `_proto._normalizeDefer = function _normalizeDefer() {}`, if it is listed. */
function bodyOf(node: Node, methods: readonly string[]): Node | null {
  if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return null;
  const { property } = node.left;
  const isListed = property.type === 'Identifier' && methods.includes(property.name);
  return isListed && node.right.type === 'FunctionExpression' ? node.right.body : null;
}

export function replaceRelayModules(): Plugin {
  return {
    name: 'leave-out-of-relay',
    apply: (_, { command, isSsrBuild = false }) => command === 'build' && !isSsrBuild,
    load: textOf,
    transform(code, id) {
      if (!relayModule.test(id) || id.endsWith('/RelayFeatureFlags.js')) return null;
      const methods = Object.entries(unusedMethods).find(([path]) => id.endsWith(path))?.[1];
      return { code: reduced(code, (text) => this.parse(text), methods), map: null };
    },
  };
}
