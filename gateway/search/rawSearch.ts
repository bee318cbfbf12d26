/** `rawResponse` of a search, in the service's own names (catalogue.md 3 Search). */
import { builder } from '../builder.ts';
import type { SearchResponseJson } from '../sources/engine/wire.ts';

type MetaJson = SearchResponseJson['meta'];

const RawSearchPage = builder.objectRef<MetaJson['page']>('RawSearchPage').implement({
  description: 'What the search service says of the whole list.',
  fields: (t) => ({
    total_pages: t.exposeInt('total_pages', {
      description: 'Pages of the size that the service was asked for, uncapped.',
    }),
    total_results: t.exposeInt('total_results', {
      description: 'Results in the whole list; the service counts to 10 000 at most.',
    }),
  }),
});

const RawSearchMeta = builder.objectRef<MetaJson>('RawSearchMeta').implement({
  description: 'What the search service says of its answer.',
  fields: (t) => ({
    request_id: t.exposeString('request_id', { description: 'The service’s name for this search.' }),
    page: t.expose('page', { type: RawSearchPage, description: 'The whole list in numbers.' }),
  }),
});

export const RawSearchResponse = builder.objectRef<SearchResponseJson>('RawSearchResponse').implement({
  description: 'An answer of the search service as it came, in the service’s own names.',
  fields: (t) => ({
    results: t.field({
      type: 'JSON',
      description:
        'The documents, each with the fields that the gateway asked for: `{field: {raw, snippet}}`. Snippets are escaped, with `<em>` around what was found. The service’s page may be larger than the one that `edges` show.',
      resolve: ({ results }) => results,
    }),
    facets: t.field({
      type: 'JSON',
      description:
        'Counts by the name of a document’s field: `{field: [{type, data: [{value, from, to, count}]}]}`.',
      resolve: ({ facets }) => facets ?? {},
    }),
    meta: t.expose('meta', { type: RawSearchMeta, description: 'The answer’s own facts.' }),
  }),
});
