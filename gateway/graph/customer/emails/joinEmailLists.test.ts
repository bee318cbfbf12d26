/** E-mail lists, end to end. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signedIn } from '../../../testing/shop/signedInVisitors.ts';
import { caller } from '../../../testing/shop/accountOperations.ts';
import { startShop, type Shop, type Visitor } from '../../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
beforeEach(() => shop.mendSources());
afterAll(() => shop.close());

interface Offer {
  lists: { listId: string; title: string }[];
  copy: string;
  asksConsent: boolean;
}
interface Result {
  __typename: string;
  message?: string;
  email?: string;
  fields?: { path: string[]; message: string }[];
  retryAfterSeconds?: number;
}

const offer = async (locale: string, visitor: Visitor = caller(shop)) => {
  const { data, errors } = await visitor.ask<{ emailSignup: Offer | null }>(
    `query ($locale: Locale!) @inContext(locale: $locale) {
      emailSignup { lists { listId title } copy asksConsent } }`,
    { locale },
  );
  expect(errors).toEqual([]);
  return data.emailSignup;
};

const join = (input: object = {}, locale = 'en-us', visitor = caller(shop)) =>
  visitor.ask<{ joinEmailLists: Result } | null>(
    `mutation ($input: JoinEmailListsInput!, $locale: Locale!) @inContext(locale: $locale) {
      joinEmailLists(input: $input) { __typename ... on Refusal { message }
        ... on JoinEmailListsPayload { email } ... on InvalidFields { fields { path message } }
        ... on TooManyAttempts { retryAfterSeconds } } }`,
    { input: { email: 'ruth@skarn.example', listIds: ['letters'], hasConsented: false, ...input }, locale },
  );
const writes = ({ log }: Awaited<ReturnType<typeof join>>) =>
  log.records.filter(({ call }) => call === 'createEmailSignup').length;

describe('the offer', () => {
  test.each([
    ['en-us', 'News from the mine', 'About six emails', false],
    ['de-de', 'Neues aus der Grube', 'Etwa sechs E-Mails', false],
    ['ja-fr', '鉱山だより', 'ひと冬に六通ほど', false],
    ['en-ca', 'News from the mine', 'withdraw your consent', true],
    ['fr-ca', 'Nouvelles de la mine', 'retirer votre consentement', true],
  ])(
    'of %s is made in its language, and asks for consent where the law does',
    async (locale, list, copy, asks) => {
      const made = await offer(locale);
      expect(made?.lists[0]).toEqual({ listId: 'letters', title: list });
      expect(made?.copy).toContain(copy);
      expect(made?.asksConsent).toBe(asks);
    },
  );

  test.each(['ja-jp', 'en-gb', 'en-au', 'en-global'])(
    'is not made in %s, which the settings do not list',
    async (locale) => {
      expect(await offer(locale)).toBeNull();
    },
  );

  test('is the same for pros', async () => {
    expect(await offer('en-us', await signedIn(shop, 'pro.us'))).not.toBeNull();
  });
});

describe('joining', () => {
  test('is recorded at the store; joining is idempotent', async () => {
    const first = await join(
      { email: ' ruth@skarn.example ', listIds: ['letters', 'circus-dates'] },
      'de-de',
    );
    expect(first.data?.joinEmailLists).toEqual({
      __typename: 'JoinEmailListsPayload',
      email: 'ruth@skarn.example',
    });
    const again = await join(
      { email: ' ruth@skarn.example ', listIds: ['letters', 'circus-dates'] },
      'de-de',
    );
    expect(JSON.stringify(again.data)).toBe(JSON.stringify(first.data));
    expect([writes(first), writes(again)]).toEqual([1, 1]);
  });

  test.each<[string, object, string, string[]]>([
    ['nothing as an address', { email: ' ' }, 'en-us', ['email']],
    ['two addresses', { email: 'ruth@skarn.example, nell@skarn.example' }, 'en-us', ['email']],
    ['no list', { listIds: [] }, 'en-us', ['listIds']],
    ['a list that is not offered', { listIds: ['offers'] }, 'en-us', ['listIds']],
    ['no consent where it is demanded', {}, 'en-ca', ['hasConsented']],
    ['all of that', { email: 'ruth', listIds: [] }, 'fr-ca', ['email', 'listIds', 'hasConsented']],
  ])('%s is told at the field, without asking the store', async (_, input, locale, fields) => {
    const answer = await join(input, locale);
    expect(answer.data?.joinEmailLists.__typename).toBe('InvalidFields');
    expect(answer.data?.joinEmailLists.fields?.map(({ path }) => path.slice(1).join('.'))).toEqual(fields);
    expect(answer.log.records.filter(({ source }) => source === 'commerce')).toEqual([]);
  });

  test('in Canada needs consent and nothing else', async () => {
    const answer = await join({ hasConsented: true }, 'fr-ca');
    expect(answer.data?.joinEmailLists.__typename).toBe('JoinEmailListsPayload');
  });

  test('in a region without lists is refused with a message', async () => {
    const answer = await join({}, 'ja-jp');
    expect(answer.data?.joinEmailLists).toEqual({
      __typename: 'NoEmailLists',
      message: 'お住まいの国ではメールマガジンを配信していません。',
    });
    expect(writes(answer)).toBe(0);
  });

  test('is limited to ten attempts per address and hour, from any caller', async () => {
    const kinds = [];
    for (let letter = 0; letter < 11; letter += 1)
      kinds.push((await join({ email: 'Nell@skarn.example' })).data?.joinEmailLists);
    expect(kinds.map((answer) => answer?.__typename)).toEqual([
      ...Array<string>(10).fill('JoinEmailListsPayload'),
      'TooManyAttempts',
    ]);
    expect(kinds.at(-1)?.retryAfterSeconds).toBeGreaterThan(0);
  });

  test.each(['commerce', 'delivery'] as const)(
    'while %s is ill is an error, and nothing is said to be noted',
    async (source) => {
      await shop.coldSources();
      await shop.breakSource({ source, status: 503 });
      const { data, errors } = await join({ email: 'berta@skarn.example' });
      expect(data).toBeNull();
      expect(errors).toMatchObject([{ extensions: { source } }]);
    },
  );
});
