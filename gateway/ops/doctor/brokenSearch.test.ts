/** Each fault of the search service, its keys and its index gives one clear line. */
import { describe, test } from 'vitest';
import {
  answersTo,
  type Broken,
  changing,
  environment,
  expectOneLine,
  openSandbox,
} from '../../testing/testDoctor.ts';

openSandbox();

const table: Broken[] = [
  {
    what: 'a search key that may write',
    by: () => ({ SEARCH_KEY: 'private-search-sandbox' }),
    says: 'search: key: the key can change the index',
  },
  {
    what: 'a wrong search key',
    by: () => ({ SEARCH_KEY: 'search-wrong' }),
    says: 'search: index: the credentials are refused',
  },
  {
    what: 'an index that does not exist',
    by: () => ({ SEARCH_ENGINE: 'nothing' }),
    says: 'search: index: there is no usable index nothing',
  },
  {
    what: 'an empty index',
    by: async () => ({
      SEARCH_URL: await changing(
        answersTo(/search/, (text) =>
          text
            .replace(/"total_results":\d+/, '"total_results":0')
            .replace(/"results":\[.*\]/, '"results":[]'),
        ),
      ),
    }),
    says: 'search: index: the index shop is empty',
  },
  {
    what: 'an index of an older form',
    by: async () => ({
      SEARCH_URL: await changing((call, answer) =>
        call.includes('"on_sale_ca"')
          ? { ...answer, status: 400, text: '{"errors":["Facets contains invalid field: on_sale_ca"]}' }
          : answer,
      ),
    }),
    says: 'search: fields: the index has an older form: it lacks on_sale_ca',
  },
];

describe('exactly one line for', () => {
  test.each(table)('$what', async ({ by, says }) => expectOneLine(environment(await by()), says));
});
