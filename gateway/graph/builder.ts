/** The Pothos builder: context, scalars, Relay nodes and field costs. */
import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import ErrorsPlugin from '@pothos/plugin-errors';
import RelayPlugin from '@pothos/plugin-relay';
import type { RequestContext } from './context.ts';
import { joinNodeId, requireNodeType, splitNodeId } from './nodeId.ts';
import { badInput } from './sourceErrors.ts';

/** Sanitised markup; only `graph/content/text/sanitizedHtml.ts` creates it. */
export type SanitizedHtml = string & { readonly sanitized: unique symbol };

/** Maximum ids of `nodes(ids:)` and maximum items of a connection page. */
export const MAX_NODES = 100;

const isoMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

export const builder = new SchemaBuilder<{
  Context: RequestContext;
  DefaultFieldNullability: false;
  DefaultEdgesNullability: false;
  DefaultNodeNullability: false;
  Scalars: {
    ID: { Input: string; Output: string };
    HTML: { Input: never; Output: SanitizedHtml };
    URLPath: { Input: never; Output: string };
    DateTime: { Input: string; Output: string };
    /** `yyyy-mm-dd`. */
    Date: { Input: never; Output: string };
    /** Decimal text. */
    Decimal: { Input: string; Output: string };
    CountryCode: { Input: string; Output: string };
    Locale: { Input: string; Output: string };
    CurrencyCode: { Input: string; Output: string };
    JSON: { Input: never; Output: unknown };
    PlatformId: { Input: never; Output: number };
    WordingTexts: { Input: never; Output: Readonly<Record<string, string>> };
  };
}>({
  plugins: [ErrorsPlugin, ComplexityPlugin, RelayPlugin],
  defaultFieldNullability: false,
  // A mutation's result union: its payload and the refusals that it lists.
  errors: {
    directResult: true,
    defaultUnionOptions: {
      name: ({ fieldName }) => `${fieldName.charAt(0).toUpperCase()}${fieldName.slice(1)}Result`,
    },
  },
  complexity: {
    defaultComplexity: 1,
    defaultListMultiplier: 8,
    // Costs are declared on fields and checked before execution: see queryCost.ts.
    disabled: true,
  },
  relay: {
    clientMutationId: 'omit',
    cursorType: 'String',
    brandLoadedObjects: true,
    encodeGlobalID: (typename, id) => joinNodeId(typename, String(id)),
    decodeGlobalID: splitNodeId,
    idFieldOptions: {
      description: 'Opaque and globally unique. It contains the market, so that markets are never mixed up.',
    },
    nodeTypeOptions: {
      description: 'An object that `node(id:)` can refetch.',
    },
    nodeQueryOptions: {
      description:
        'Refetches an object by id, in the market of the id, whatever the operation’s own market. Null when it no longer exists or is not shown there. Something that is no id of a node is `BAD_USER_INPUT`.',
      args: { id: { description: 'Id from the object’s `id` field.' } },
      nullable: true,
      resolve: (_root, { id }, _ctx, { schema }, resolveNode) => {
        requireNodeType(schema, id);
        return resolveNode(id);
      },
    },
    nodesQueryOptions: {
      description: `Refetches several objects, in the order of the ids, null for each that no longer exists. At most ${MAX_NODES}. One that is no id of a node makes all of them \`BAD_USER_INPUT\`.`,
      args: { ids: { description: 'Ids from the objects’ `id` fields.' } },
      nullable: { list: false, items: true },
      complexity: (args: { ids?: readonly unknown[] }) => ({ field: 1, multiplier: args.ids?.length ?? 1 }),
      resolve: (_root, { ids }, _ctx, { schema }, resolveNodes) => {
        if (ids.length > MAX_NODES) throw badInput(`nodes(ids:) accepts at most ${MAX_NODES} ids.`);
        for (const id of ids) requireNodeType(schema, id);
        return resolveNodes(ids);
      },
    },
    pageInfoFieldOptions: { description: 'Where this page stands in the whole list.' },
    pageInfoTypeOptions: { description: 'Where a page of a connection stands in the whole list.' },
    hasNextPageFieldOptions: { description: 'True when there are items after this page.' },
    hasPreviousPageFieldOptions: { description: 'True when there are items before this page.' },
    startCursorFieldOptions: { description: 'Cursor of the first item; null when the page is empty.' },
    endCursorFieldOptions: {
      description:
        'Cursor of the last item; null when the page is empty, except in `ProductChangeConnection`, whose empty page has one, too.',
    },
    firstArgOptions: { description: `Items of the page, counted from the front: 1 to ${MAX_NODES}.` },
    lastArgOptions: { description: `Items of the page, counted from the back: 1 to ${MAX_NODES}.` },
    afterArgOptions: { description: 'Items after this cursor.' },
    beforeArgOptions: { description: 'Items before this cursor.' },
    cursorFieldOptions: { description: 'Opaque cursor of the item, for `after` and `before`.' },
  },
});

builder.queryType({
  description:
    'Everything a shopper can see. The operation’s `@inContext(locale:)` says in which market. Every error has a code in `extensions.code`: the guide beside this schema lists all of them.',
});
builder.mutationType({
  description:
    'Everything a shopper can change. Mutations require the csrf-token header. Refusals are members of the result union; service failures are errors.',
});

builder.scalarType('HTML', {
  description:
    'Markup from the content service, sanitised to an allow-list of elements and attributes: safe to embed in a page.',
  serialize: (value) => value,
  parseValue: () => {
    throw badInput('HTML is an output-only scalar.');
  },
});

builder.scalarType('URLPath', {
  description:
    'Path of a page of this site, locale prefix and query included, such as `/de-de/p/lodestar-98?color=spruce`.',
  serialize: (value) => value,
  parseValue: () => {
    throw badInput('URLPath is an output-only scalar.');
  },
});

builder.scalarType('DateTime', {
  description:
    'A moment in ISO 8601 with its time zone, such as `2026-06-01T06:00:00.000Z`. Answered in UTC with milliseconds, or in the time zone of its place where a field says so.',
  serialize: (value) => (/[+-]\d\d:\d\d$/.test(value) ? value : new Date(value).toISOString()),
  parseValue: (value) => {
    const isIso = typeof value === 'string' && isoMoment.test(value) && !Number.isNaN(Date.parse(value));
    if (!isIso) throw badInput('DateTime takes ISO 8601 with a time zone, such as `2026-06-01T06:00:00Z`.');
    return new Date(value).toISOString();
  },
});

builder.scalarType('Date', {
  description: 'A calendar day, `yyyy-mm-dd` (ISO 8601), without a time zone.',
  serialize: (value) => value,
  parseValue: () => {
    throw badInput('Date is an output-only scalar.');
  },
});

builder.scalarType('WordingTexts', {
  description: 'A map from display text title (wording key, lower case, trimmed) to text.',
  serialize: (value) => value,
  parseValue: () => {
    throw badInput('WordingTexts is an output-only scalar.');
  },
});

builder.scalarType('JSON', {
  description: 'A raw value of a service; its shape may change.',
  serialize: (value) => value,
  parseValue: () => {
    throw badInput('JSON is an output-only scalar.');
  },
});

builder.scalarType('PlatformId', {
  description:
    'Numeric id of the commerce platform, a JSON number. A separate scalar, because the clients’ compiler allows no `Int` field named `id`.',
  serialize: (value) => value,
  parseValue: () => {
    throw badInput('PlatformId is an output-only scalar.');
  },
});
