/** Structured data of a category: its breadcrumbs. */
import { graphql } from 'relay-runtime';
import type { categoryStructuredDataQuery } from '#relay/categoryStructuredDataQuery.graphql.ts';
import { breadcrumbsJsonLd } from '../../components/Breadcrumbs/breadcrumbsJsonLd.rules.ts';
import { readAnswer, type StructuredDataReader } from '../../page/structuredDataReader.ts';

export const categoryStructuredData: StructuredDataReader = async ({ match, origin, execute }) => {
  const answer = await readAnswer<categoryStructuredDataQuery>(
    execute,
    graphql`
      query categoryStructuredDataQuery($locale: Locale!, $handle: String!) @inContext(locale: $locale) {
        category(handle: $handle) {
          breadcrumbs {
            title
            path
          }
        }
      }
    `,
    { locale: match.lang, handle: match.params['handle'] ?? '' },
  );
  const trail = (answer?.category?.breadcrumbs ?? []).map(({ title, path }) => ({ title, path }));
  return trail.length === 0 ? null : breadcrumbsJsonLd(origin, trail);
};
