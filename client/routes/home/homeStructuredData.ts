/** Structured data of the organisation, on the home page. */
import { graphql } from 'relay-runtime';
import type { homeStructuredDataQuery } from '#relay/homeStructuredDataQuery.graphql.ts';
import { homePath, languageTag } from '../../navigation/addresses/localePath.rules.ts';
import { readAnswer, type StructuredDataReader } from '../../page/structuredDataReader.ts';
import { makerJsonLd } from './makerJsonLd.rules.ts';

export const homeStructuredData: StructuredDataReader = async ({ match, origin, execute }) => {
  const answer = await readAnswer<homeStructuredDataQuery>(
    execute,
    graphql`
      query homeStructuredDataQuery($locale: Locale!) @inContext(locale: $locale) {
        brand {
          name
          email
          phone
          hasSearch
          logo {
            url(width: 512, format: PNG)
          }
          social {
            href
          }
          contactPoints {
            countries
            email
            phone
          }
        }
      }
    `,
    { locale: match.lang },
  );
  if (!answer?.brand) return null;
  const { name, email, phone, hasSearch, logo, social, contactPoints } = answer.brand;
  return makerJsonLd(
    {
      origin,
      path: homePath(match.lang),
      language: languageTag(match.lang),
      searchPath: hasSearch ? `/${match.lang}/search` : null,
    },
    {
      name,
      email,
      phone,
      logo: logo?.url ?? null,
      social: social.map(({ href }) => href),
      contacts: contactPoints.map(({ countries, email, phone }) => ({ countries, email, phone })),
    },
  );
};
