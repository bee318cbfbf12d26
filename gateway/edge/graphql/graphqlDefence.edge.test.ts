/** What unauthenticated callers and partners may send to the GraphQL endpoint, and how they are refused. */
import { getIntrospectionQuery, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../graph/schema.ts';
import {
  category,
  codeOf,
  key,
  openGuarded,
  partner,
  post as postAt,
  shell,
  type GuardedShop,
} from '../../testing/shop/guardedShop.ts';
import { documentLimits } from './documents/documentLimits.rules.ts';
import { Documents } from './documents/documents.ts';
import { publicClient } from '../http/edgeRequest.ts';
import type { RunningEdge } from '../http/server.ts';

let shop: GuardedShop;
let gateway: RunningEdge;
const post = (body: unknown, headers: Record<string, string> = {}, at = gateway) => postAt(at, body, headers);

beforeAll(async () => {
  shop = await openGuarded();
  gateway = await shop.open();
});
afterAll(async () => {
  await gateway.stop(1_000);
  await shop.close();
});

describe('the public', () => {
  test('runs the shop’s own operations', async () => {
    const answer = await post(shell);
    expect(answer.status).toBe(200);
    expect(answer.body.errors).toBeUndefined();
    expect(answer.body.extensions).toBeUndefined();
  });

  test.each<[string, unknown, number, string]>([
    ['an ad-hoc query', { query: '{ market { locale } }' }, 403, 'FREE_TEXT_REFUSED'],
    ['introspection', { query: getIntrospectionQuery() }, 403, 'FREE_TEXT_REFUSED'],
    [
      'an operation name with a persisted id',
      { query: `__PERSISTED_OPERATION_${shell.documentId}__` },
      403,
      'FREE_TEXT_REFUSED',
    ],
    ['an unknown id', { documentId: 'unknown' }, 400, 'PERSISTED_QUERY_NOT_IN_LIST'],
    ['an inherited property name as id', { documentId: '__proto__' }, 400, 'PERSISTED_QUERY_NOT_IN_LIST'],
    ['an id and a query', { ...shell, query: '{ market { locale } }' }, 400, 'BAD_REQUEST'],
    ['neither', {}, 400, 'PERSISTED_QUERY_ID_REQUIRED'],
    ['several at once', [shell, shell], 400, 'BAD_REQUEST'],
    ['no JSON', '{"documentId":', 400, 'BAD_REQUEST'],
    ['null', 'null', 400, 'BAD_REQUEST'],
    ['a number for the id', { documentId: 1 }, 400, 'BAD_REQUEST'],
    ['a list of variables', { ...shell, variables: [1] }, 400, 'BAD_REQUEST'],
    ['an unknown parameter', { ...shell, debug: true }, 400, 'BAD_REQUEST'],
    [
      'endlessly nested lists in variables',
      { ...shell, variables: { locale: Array(251).fill('a') } },
      400,
      'QUERY_TOO_LARGE',
    ],
    ['very long variables', { ...shell, variables: { locale: 'a'.repeat(20_001) } }, 400, 'QUERY_TOO_LARGE'],
  ])('may not send %s', async (_, body, status, code) => {
    const answer = await post(body);
    expect([answer.status, codeOf(answer)]).toEqual([status, code]);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  test('gets no schema suggestions for invalid variables', async () => {
    const { body, text } = await post({ ...shell, variables: { locale: 5, lokale: 'x' } });
    expect(body.errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    expect(text).not.toMatch(/did you mean/i);
  });

  test('cannot introspect through a persisted operation; `__typename` is allowed', () => {
    const persisted = new Map([
      ['a', parse('{ __schema { types { name } } }')],
      ['b', parse('{ __typename }')],
    ]);
    const documents = new Documents({ schema, operations: persisted, open: false });
    expect(() => documents.find({ documentId: 'a' }, publicClient)).toThrow('partner key');
    expect(documents.find({ documentId: 'a' }, partner).persistedId).toBe('a');
    expect(documents.find({ documentId: 'b' }, publicClient).persistedId).toBe('b');
  });
});

describe('a partner', () => {
  test('may send queries, introspect, and sees the cost', async () => {
    const answer = await post({ query: '{ market { locale } }' }, key);
    expect(answer.body.data).toEqual({ market: { locale: 'en-us' } });
    expect(answer.body.extensions?.cost).toMatchObject({ requested: 22, limit: 1_000_000 });
    expect(answer.headers.get('ratelimit-policy')).toBe('"partner";q=1000000;w=60');
    expect(answer.headers.get('ratelimit')).toMatch(/^"partner";r=\d+;t=\d+$/);
    expect((await post({ query: getIntrospectionQuery() }, key)).body.errors).toBeUndefined();
  });

  const { characters, tokens, depth, rootFields, aliasesOfOneField } = documentLimits;
  const many = (count: number, text: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => text(n)).join(' ');
  test.each<[string, string, object]>([
    ['characters', `{ market { locale } } #${'x'.repeat(characters)}`, { most: characters }],
    ['tokens', `{ ${'a '.repeat(tokens)} }`, { most: tokens, value: null }],
    [
      'depth',
      `{ category(handle: "skis") { ${'parent { '.repeat(depth)} title ${'} '.repeat(depth)} } }`,
      { value: depth + 2 },
    ],
    ['rootFields', `{ ${many(rootFields + 1, (n) => `m${n}: market { locale }`)} }`, {}],
    ['aliasesOfOneField', `{ market { ${many(aliasesOfOneField + 1, (n) => `l${n}: locale`)} } }`, {}],
    ['directives', `{ market ${'@include(if: true) '.repeat(51)} { locale } }`, {}],
    ['operations', many(11, (n) => `query q${n} { market { locale } }`), { value: 11 }],
    ['listItems', `{ nodes(ids: [${'"a" '.repeat(251)}]) { id } }`, { value: 251 }],
    [
      'fields',
      `{ ...f0 } ${many(20, (n) => `fragment f${n} on Query { ...f${n + 1} ...f${n + 1} }`)} fragment f20 on Query { market { locale } }`,
      {},
    ],
  ])('is refused beyond %s, with numbers', async (limit, query, facts) => {
    const answer = await post({ query }, key);
    expect([answer.status, codeOf(answer)]).toEqual([400, 'QUERY_TOO_LARGE']);
    const most = documentLimits[limit as keyof typeof documentLimits];
    expect(answer.body.errors?.[0]?.extensions).toMatchObject({ limit, most, ...facts });
    expect(answer.body.errors?.[0]?.message).toMatch(/\d/);
  });

  test('is charged by the variables of each request, not the first one', async () => {
    const text = `query ($n: Int) { category(handle: "skis") { products(first: $n) { edges { node { related(first: $n) { variants { image { rendition(size: TILE) { sources { srcSet } } } } } } } } } }`;
    const small = await post({ query: text, variables: { n: 1 } }, key);
    expect(codeOf(small)).not.toBe('QUERY_TOO_LARGE');
    const large = await post({ query: text, variables: { n: 24 } }, key);
    expect(codeOf(large)).toBe('QUERY_TOO_LARGE');
  });

  test('gains nothing by negative list lengths', async () => {
    const text = `{ a: ${category(-1000).slice(2, -2)} market { locale } }`;
    const answer = await post({ query: text }, key);
    expect(answer.body.extensions?.cost?.requested).toBeGreaterThan(0);
  });

  test.each<[string, string, string]>([
    ['a subscription', 'subscription { market { locale } }', 'OPERATION_NOT_SUPPORTED'],
    ['@defer', '{ market { ... @defer { locale } } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['recursive fragments', '{ ...f } fragment f on Query { ...f }', 'GRAPHQL_VALIDATION_FAILED'],
    ['invalid GraphQL', '{ market {', 'GRAPHQL_PARSE_FAILED'],
  ])('is told that %s is not supported', async (_, query, code) => {
    const answer = await post({ query }, { ...key, accept: 'application/graphql-response+json' });
    expect([answer.status, codeOf(answer)]).toEqual([400, code]);
    expect(answer.headers.get('content-type')).toContain('application/graphql-response+json');
  });

  test('gets ten validation errors, not a thousand', async () => {
    const answer = await post({ query: `{ market { ${many(200, (n) => `x${n}`)} } }` }, key);
    expect(answer.body.errors?.length).toBeLessThanOrEqual(11);
  });

  test('has no session, whatever cookies are sent', async () => {
    const handed = await fetch(`${gateway.url}/api/csrf-token`);
    const { token } = (await handed.json()) as { token: string };
    const cookie = handed.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const answer = await post(
      { query: 'mutation { signOut { isSignedOut } }' },
      { ...key, cookie, 'csrf-token': token },
    );
    expect([answer.status, codeOf(answer)]).toEqual([403, 'FORBIDDEN']);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});
