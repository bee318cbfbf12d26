/**
 * Every mutation of the schema, called by unauthorized callers. The list comes from the schema, so that new mutations
 * are included. Each must be refused before it has any effect.
 */
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLInputType,
} from 'graphql';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/shop/testSandbox.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import { schema } from '../../graph/schema.ts';
import { botToken } from '../../testing/shop/botToken.ts';
import { Browser } from '../../testing/shop/browser.ts';
import { BOT_TOKEN_HEADER } from '../limits/botCheck.ts';
import type { RunningEdge } from '../http/server.ts';
import { startGateway } from '../start.ts';

let sandbox: TestSandbox;
let gateway: RunningEdge;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  const dev = {
    pages: () => Promise.reject(new Error('no pages here')),
    files: (_request: unknown, _response: unknown, next: () => void) => next(),
  };
  const environment = sandboxEnvironment({
    url: sandbox.url,
    sessionSecret: 'for tests only, long enough to seal',
    port: 0,
  });
  gateway = await startGateway(readConfig(environment), { log: pino({ level: 'silent' }), dev });
});
afterAll(async () => {
  await gateway.stop(1_000);
  await sandbox.close();
});

/** A valid value of the type, so that the attempt does not fail by its form. */
function filled(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return filled(type.ofType);
  if (isListType(type)) return [filled(type.ofType)];
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (isInputObjectType(named)) {
    const fields = Object.values(named.getFields());
    const given = named.isOneOf ? fields.slice(0, 1) : fields;
    return Object.fromEntries(given.map((field) => [field.name, filled(field.type)]));
  }
  const values: Record<string, unknown> = { Int: 1, Float: 1, Boolean: true, CountryCode: 'DE' };
  return values[named.name] ?? 'x';
}

function written(name: string, args: readonly GraphQLArgument[], type: GraphQLInputType | null) {
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const fields = type === null ? ' { __typename }' : '';
  return {
    query: `mutation${declared && `(${declared})`} { ${name}${passed && `(${passed})`}${fields} }`,
    variables: Object.fromEntries(args.map((arg) => [arg.name, filled(arg.type)])),
  };
}

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => {
  const named = getNamedType(field.type);
  return [field.name, written(field.name, field.args, isLeafType(named) ? named : null)] as const;
});

/** Forms with which a bot could try passwords, codes and orders, or submit other people's addresses. */
const forms = mutations.filter(([, { variables }]) =>
  /"(email|\w*[pP]assword|\w+Code)":"x"/.test(JSON.stringify(withoutPlaces(variables))),
);

/** The code of an entry in one's own address book is not a secret. */
function withoutPlaces(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => !/^(post|country|state)\w*Code$/.test(name));
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutPlaces(field)]));
}

interface Tried {
  status: number;
  data: unknown;
  code: unknown;
}

async function send(
  browser: Browser,
  operation: { query: string; variables: object },
  headers: Record<string, string>,
): Promise<Tried> {
  const response = await browser.fetch('/api/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(operation),
  });
  return tried(response);
}

async function tried(response: Response): Promise<Tried> {
  const { data, errors } = (await response.json()) as {
    data?: unknown;
    errors?: { extensions: { code: string } }[];
  };
  return { status: response.status, data: data ?? null, code: errors?.[0]?.extensions.code };
}

const signIn = {
  query:
    'mutation ($input: SignInInput!) { signIn(input: $input) { __typename ... on SignInPayload { cart } } }',
  variables: { input: { email: 'shopper.us@skarn.example', password: 'hot-meets-cold' } },
};
const refused = (code: string, status = 403): Tried => ({ status, data: null, code });
const signedOut = async (): Promise<{ before: Browser; token: string }> => {
  const browser = await new Browser(gateway.url).fetchToken();
  const { code } = await send(browser, signIn, {
    'csrf-token': browser.token,
    [BOT_TOKEN_HEADER]: await botToken(sandbox.url, 'signIn'),
  });
  expect(code).toBeUndefined();
  browser.token = browser.cookies.get('XSRF-TOKEN') ?? '';
  const before = browser.copy();
  await browser.signOut('en-us');
  return { before, token: before.token };
};

test('the schema’s mutations are found', () => {
  expect(mutations.length).toBeGreaterThan(15);
  expect(forms.length).toBeGreaterThan(6);
});

describe('every mutation is refused', () => {
  test.each(mutations)('%s without a token', async (_, operation) => {
    expect(await send(new Browser(gateway.url), operation, {})).toEqual(refused('CSRF_TOKEN_REQUIRED'));
    const browser = await new Browser(gateway.url).fetchToken();
    expect(await send(browser, operation, {})).toEqual(refused('CSRF_TOKEN_REQUIRED'));
  });

  test.each(mutations)('%s with another session’s token', async (_, operation) => {
    const [mine, theirs] = await Promise.all([
      new Browser(gateway.url).fetchToken(),
      new Browser(gateway.url).fetchToken(),
    ]);
    expect(await send(mine, operation, { 'csrf-token': theirs.token })).toEqual(
      refused('CSRF_TOKEN_REQUIRED'),
    );
  });

  test('after signing out, with the previous cookies and token', async () => {
    const { before, token } = await signedOut();
    for (const [name, operation] of mutations) {
      const answer = await send(before.copy(), operation, { 'csrf-token': token });
      expect([name, answer]).toEqual([name, refused('CSRF_TOKEN_REQUIRED')]);
    }
  });

  test.each(mutations)('%s by GET', async (_, { query, variables }) => {
    const browser = await new Browser(gateway.url).fetchToken();
    const search = new URLSearchParams({ query, variables: JSON.stringify(variables) });
    const response = await browser.fetch(`/api/graphql?${search}`, {
      headers: { 'csrf-token': browser.token, accept: 'application/json' },
    });
    expect(response.headers.get('allow')).toBe('POST');
    expect(await tried(response)).toEqual(refused('BAD_REQUEST', 405));
  });

  test.each(mutations)('%s from another site’s page', async (_, operation) => {
    const browser = await new Browser(gateway.url).fetchToken();
    const headers = { 'csrf-token': browser.token, origin: 'https://other.example' };
    expect(await send(browser, operation, headers)).toEqual(refused('CROSS_SITE'));
  });
});

describe('a form in an ad-hoc query is protected like a shipped one', () => {
  test.each(forms)('%s without a token of the bot protection', async (_, operation) => {
    const browser = await new Browser(gateway.url).fetchToken();
    expect(await send(browser, operation, { 'csrf-token': browser.token })).toEqual(
      refused('BOT_CHECK_REQUIRED'),
    );
  });

  test.each(forms)('%s twice in one request, on one token', async (name, { query, variables }) => {
    const browser = await new Browser(gateway.url).fetchToken();
    const [, start = '', field = ''] = /^(mutation[^{]*)\{ (.*) \}$/.exec(query) ?? [];
    const twice = `${start}{ first: ${field} second: ${field} }`;
    const headers = { 'csrf-token': browser.token, [BOT_TOKEN_HEADER]: await botToken(sandbox.url, name) };
    expect(await send(browser, { query: twice, variables }, headers)).toEqual(refused('BOT_CHECK_FAILED'));
    // It was not checked, so it is still valid.
    expect(String((await send(browser, { query, variables }, headers)).code)).not.toMatch(/^BOT_/);
  });

  test('no other mutation requires a token', async () => {
    for (const [name, operation] of mutations) {
      if (forms.some(([form]) => form === name)) continue;
      const browser = await new Browser(gateway.url).fetchToken();
      const { code } = await send(browser, operation, { 'csrf-token': browser.token });
      expect(`${name}: ${String(code)}`).not.toMatch(/: BOT_/);
    }
  });
});

test('with the session’s own token each mutation reaches its resolver', async () => {
  for (const [name, operation] of mutations) {
    const browser = await new Browser(gateway.url).fetchToken();
    const headers = { 'csrf-token': browser.token, [BOT_TOKEN_HEADER]: await botToken(sandbox.url, name) };
    const { code } = await send(browser, operation, headers);
    expect([name, code]).not.toEqual([name, 'CSRF_TOKEN_REQUIRED']);
    expect([name, code]).not.toEqual([name, 'CROSS_SITE']);
    expect([name, code]).not.toEqual([name, 'INTERNAL_SERVER_ERROR']);
  }
});
