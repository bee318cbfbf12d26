/** The Pothos builder: context, scalars, Relay identity, and what fields cost. */
import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import RelayPlugin from '@pothos/plugin-relay';
import type { RequestContext } from './context.ts';
import { joinNodeId, splitNodeId } from './nodeId.ts';
import { badInput } from './sourceErrors.ts';

/** Markup that went through the allow-list: only `content/sanitizedHtml.ts` makes one. */
export type SanitizedHtml = string & { readonly sanitized: unique symbol };

/** Most nodes that one `nodes(ids:)` reads, and most items that one connection page holds. */
export const MOST_NODES = 100;

export const builder = new SchemaBuilder<{
  Context: RequestContext;
  DefaultFieldNullability: false;
  DefaultEdgesNullability: false;
  DefaultNodeNullability: false;
  Scalars: {
    ID: { Input: string; Output: string };
    HTML: { Input: never; Output: SanitizedHtml };
    URLPath: { Input: never; Output: string };
    JSON: { Input: never; Output: unknown };
    PlatformId: { Input: never; Output: number };
    WordingTexts: { Input: never; Output: Readonly<Record<string, string>> };
  };
}>({
  plugins: [ComplexityPlugin, RelayPlugin],
  defaultFieldNullability: false,
  complexity: {
    defaultComplexity: 1,
    defaultListMultiplier: 8,
    // Costs are declared here and judged before execution: see queryCost.ts.
    disabled: true,
  },
  relay: {
    clientMutationId: 'omit',
    cursorType: 'String',
    brandLoadedObjects: true,
    encodeGlobalID: (typename, id) => joinNodeId(typename, String(id)),
    decodeGlobalID: splitNodeId,
    idFieldOptions: {
      description:
        'Opaque, unique in the whole graph. It holds the market, so what one market shows is never read as another’s.',
    },
    nodeTypeOptions: {
      description: 'Something that `node(id:)` can read again.',
    },
    nodeQueryOptions: {
      description:
        'Reads one thing again by its id, in the market that its id holds, whatever the operation’s own market is. Null when it is gone or not shown there.',
      args: { id: { description: 'As the thing’s `id` field gave it.' } },
      nullable: true,
      resolve: (_root, { id }, _ctx, _info, resolveNode) => resolveNode(id),
    },
    nodesQueryOptions: {
      description: `Reads several things again, in the order of the ids, null for each that is gone. At most ${MOST_NODES}.`,
      args: { ids: { description: 'As the things’ `id` fields gave them.' } },
      nullable: { list: false, items: true },
      complexity: (args: { ids?: readonly unknown[] }) => ({ field: 1, multiplier: args.ids?.length ?? 1 }),
      resolve: (_root, { ids }, _ctx, _info, resolveNodes) => {
        if (ids.length > MOST_NODES) throw badInput(`nodes(ids:) reads at most ${MOST_NODES} ids.`);
        return resolveNodes(ids);
      },
    },
    pageInfoFieldOptions: { description: 'Where this page stands in the whole list.' },
    pageInfoTypeOptions: { description: 'Where a page of a connection stands in the whole list.' },
    hasNextPageFieldOptions: { description: 'True when there are items after this page.' },
    hasPreviousPageFieldOptions: { description: 'True when there are items before this page.' },
    startCursorFieldOptions: { description: 'Cursor of the first item; null when the page is empty.' },
    endCursorFieldOptions: { description: 'Cursor of the last item; null when the page is empty.' },
    firstArgOptions: { description: `Items of the page, counted from the front: 1 to ${MOST_NODES}.` },
    lastArgOptions: { description: `Items of the page, counted from the back: 1 to ${MOST_NODES}.` },
    afterArgOptions: { description: 'Items behind this cursor.' },
    beforeArgOptions: { description: 'Items before this cursor.' },
    cursorFieldOptions: { description: 'Place of the item, for `after` and `before`. Opaque.' },
  },
});

builder.queryType({
  description: 'Everything a shopper can see. The operation’s `@inContext(locale:)` says in which market.',
});
builder.mutationType({
  description:
    'Everything a shopper can change. Mutations carry the csrf-token header. What the shop declines is an answer of the result union; broken services are errors.',
});

builder.scalarType('HTML', {
  description:
    'Markup from the content service, reduced to an allow-list of elements and attributes: safe to place in a page.',
  serialize: (value) => value,
  parseValue: () => {
    throw badInput('HTML is never an input.');
  },
});

builder.scalarType('URLPath', {
  description:
    'Path of a page of this site, locale prefix and query included, such as `/de-de/p/lodestar-98?color=spruce`.',
  serialize: (value) => value,
  parseValue: () => {
    throw badInput('URLPath is never an input.');
  },
});

builder.scalarType('WordingTexts', {
  description: 'A map from display text title (wording key, lower case, trimmed) to text.',
  serialize: (value) => value,
  parseValue: () => {
    throw badInput('WordingTexts is never an input.');
  },
});

builder.scalarType('JSON', {
  description: 'A value of a service as it came; its shape is the service’s matter and may change.',
  serialize: (value) => value,
  parseValue: () => {
    throw badInput('JSON is never an input.');
  },
});

builder.scalarType('PlatformId', {
  description:
    'Numeric id of the commerce platform, a JSON number. A scalar of its own: the clients’ compiler lets no field named `id` be an `Int`.',
  serialize: (value) => value,
  parseValue: () => {
    throw badInput('PlatformId is never an input.');
  },
});
