/** Queries the gateway in a market, as a page does: journeys read names and addresses instead of repeating the seed. */
import { expect, type APIRequestContext } from 'playwright/test';

/** @param selection fields of `Query`, such as `{ wording }`. */
export async function queryGateway<Data>(
  request: APIRequestContext,
  locale: string,
  selection: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<Data> {
  const declared = ['$locale: Locale!', ...Object.keys(variables).map((name) => `$${name}: String!`)].join(
    ', ',
  );
  const answer = await request.post('/api/graphql', {
    data: {
      query: `query (${declared}) @inContext(locale: $locale) ${selection}`,
      variables: { locale, ...variables },
    },
  });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
  expect(errors, 'the gateway answers').toBeUndefined();
  return data;
}
