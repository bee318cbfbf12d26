/** Account operations of a visitor, for tests. */
import type { Shop, Visitor } from './shop.ts';

export interface Viewer {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  company: string | null;
  isPro: boolean;
  addresses: { city: string }[] | null;
}
export interface AccountResult {
  __typename: string;
  message?: string;
  fields?: { path: string[]; message: string }[];
  retryAfterSeconds?: number;
  viewer?: Viewer;
  cart?: string;
}

const viewerFields = 'id email firstName lastName phone company isPro addresses { city }';
const faults = '... on InvalidFields { fields { path message } }';
const wait = '... on TooManyAttempts { retryAfterSeconds }';

/** `name` is the mutation's; `members` selects the fields of its payload and refusals. */
const verb =
  (name: string, ...members: string[]) =>
  async (visitor: Visitor, given: object, locale = 'en-us'): Promise<AccountResult> => {
    const type = name[0]?.toUpperCase() + name.slice(1);
    const { data, errors } = await visitor.ask<Record<string, AccountResult> | null>(
      `mutation ($locale: Locale!, $input: ${type}Input!) @inContext(locale: $locale) {
        ${name}(input: $input) { __typename ... on Refusal { message } ... on ${type}Payload ${members.join(' ')} } }`,
      { locale, input: given },
    );
    const answer = data?.[name];
    if (!answer) throw new Error(JSON.stringify(errors));
    return answer;
  };
const whom = `{ viewer { ${viewerFields} } }`;

/** Throws the errors when there is no data. */
export const signInWith = verb('signIn', `{ cart viewer { ${viewerFields} } }`, wait);
export const createAccount = verb('createAccount', whom, faults, wait);
export const updateProfile = verb('updateProfile', whom, faults);
export const changeCredentials = verb('changeCredentials', whom, faults, wait);
export const deleteAccount = verb('deleteAccount', '{ isDeleted }', wait);

export const signOut = (visitor: Visitor) =>
  visitor.ask<{ signOut: { isSignedOut: boolean } }>('mutation { signOut { isSignedOut } }');

export const viewer = async (visitor: Visitor, locale = 'en-us'): Promise<Viewer | null> =>
  (
    await visitor.ask<{ viewer: Viewer | null }>(
      `query ($locale: Locale!) @inContext(locale: $locale) { viewer { ${viewerFields} } }`,
      { locale },
    )
  ).data.viewer;

let callers = 0;
/** A visitor from an address of its own, so that others' failed attempts do not count. */
export function caller(shop: Shop): Visitor {
  callers += 1;
  return shop.visitor({ address: `10.0.0.${callers}` });
}

/** Where the sandbox is. */
export type SandboxAt = Pick<Shop, 'url'>;

/** Calls the shop API directly, past the gateway. */
export async function askCommerce<Body>(
  shop: SandboxAt,
  store: string,
  path: string,
  { method = 'POST', cookie = '', body = {} }: { method?: string; cookie?: string; body?: object } = {},
): Promise<Body> {
  const { token } = (await (await fetch(`${shop.url}/api/csrf-token`)).json()) as { token: string };
  const response = await fetch(`${shop.url}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'csrf-token': token,
      cookie: `XSRF-TOKEN=${token}; ${cookie}`,
      'x-bc-region': store,
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return (text === '' ? null : JSON.parse(text)) as Body;
}

/** Whether a session of the shop API is still valid. */
export async function isSessionValid(shop: SandboxAt, store: string, token: string): Promise<boolean> {
  const cookie = `SHOP_SESSION=${token}`;
  const answer = await askCommerce<{ is_valid: boolean }>(shop, store, '/customers/validate-session', {
    cookie,
  });
  return answer.is_valid;
}
