/** Requests the texts of the interface of all areas. A page embeds only those of its first view. */
import { fetchQuery, graphql } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import type { fetchWordingQuery } from '#relay/fetchWordingQuery.graphql.ts';
import type { TextsByTitle } from '../wording/managedTexts.ts';

export async function fetchWording(environment: IEnvironment, locale: string): Promise<TextsByTitle> {
  const answer = await fetchQuery<fetchWordingQuery>(
    environment,
    graphql`
      query fetchWordingQuery($locale: Locale!) @inContext(locale: $locale) {
        wording
      }
    `,
    { locale },
    { networkCacheConfig: { force: true } },
  ).toPromise();
  return answer?.wording ?? {};
}
