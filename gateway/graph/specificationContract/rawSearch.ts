/** `rawResponse` of a search, in the service's own names (catalogue.md 3 Search). */
import { builder } from '../builder.ts';
import { contract } from './contract.rules.ts';
import { SearchResultConnection } from '../search/search.ts';
import type { SearchResponseJson } from '../../sources/engine/driver.ts';

type MetaJson = SearchResponseJson['meta'];

const RawSearchPage = builder.objectRef<MetaJson['page']>('RawSearchPage').implement({
  description: contract('Totals of the whole list.'),
  fields: (t) => ({
    total_pages: t.exposeInt('total_pages', {
      description: 'Number of pages of the requested size, uncapped.',
    }),
    total_results: t.exposeInt('total_results', {
      description: 'Results in the whole list; the service counts to 10 000 at most.',
    }),
  }),
});

const RawSearchMeta = builder.objectRef<MetaJson>('RawSearchMeta').implement({
  description: contract('Metadata of the search service’s response.'),
  fields: (t) => ({
    request_id: t.exposeString('request_id', { description: 'The service’s id of this search.' }),
    page: t.expose('page', { type: RawSearchPage, description: 'Totals of the whole list.' }),
  }),
});

const RawSearchResponse = builder.objectRef<SearchResponseJson>('RawSearchResponse').implement({
  description: contract('A raw response of the search service, in its own field names.'),
  fields: (t) => ({
    results: t.field({
      type: 'JSON',
      description:
        'The documents, each with the fields requested by the gateway: `{field: {raw, snippet}}`. Snippets are escaped, with `<em>` around matches. The service’s page may be larger than that of `edges`.',
      resolve: ({ results }) => results,
    }),
    facets: t.field({
      type: 'JSON',
      description:
        'Counts by the name of a document’s field: `{field: [{type, data: [{value, from, to, count}]}]}`.',
      resolve: ({ facets }) => facets ?? {},
    }),
    meta: t.expose('meta', { type: RawSearchMeta, description: 'Metadata of the response.' }),
  }),
});

builder.objectField(SearchResultConnection, 'rawResponse', (t) =>
  t.expose('rawResponse', {
    type: RawSearchResponse,
    description: contract('The search service’s raw response.'),
  }),
);
