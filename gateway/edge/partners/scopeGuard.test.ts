/** Scope checks by the document alone. */
import { GraphQLError, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { joinNodeId } from '../../graph/nodeId.ts';
import { schema } from '../../graph/schema.ts';
import { refuseOutsideScopes } from './scopeGuard.ts';

const productId = joinNodeId('Product', 'us:lodestar-98');
const postId = joinNodeId('BlogPost', 'us:a-post');
const orderId = joinNodeId('Order', 'us:1');

/** Null when allowed, otherwise the code and the missing scopes. */
function verdict(
  text: string,
  scopes: string[],
  variables: Record<string, unknown> = {},
  operationName: string | null = null,
): [code: unknown, missing: unknown] | null {
  const document = parse(text);
  expect(validate(schema, document), text).toEqual([]);
  try {
    refuseOutsideScopes({ schema, document, operationName, variables, scopes: new Set(scopes) });
    return null;
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return [error.extensions['code'], error.extensions['missingScopes']];
  }
}

const forbidden = (...missing: string[]) => ['FORBIDDEN', missing.length > 0 ? missing : undefined];

describe('a root field', () => {
  test.each([
    [
      'is open to a key with its scope',
      '{ productsByHandle(handles: ["a"]) { handle } }',
      ['catalogue'],
      null,
    ],
    [
      'is closed to a key without it',
      '{ productsByHandle(handles: ["a"]) { handle } }',
      ['content'],
      forbidden('catalogue'),
    ],
    ['under an alias is the same field', '{ market: blog { id } }', ['search'], forbidden('content')],
    [
      'in a fragment is the same field',
      'query { ...A } fragment A on Query { ... on Query { blog { id } } }',
      ['search'],
      forbidden('content'),
    ],
    ['counts even when skipped', '{ blog @skip(if: true) { id } }', ['search'], forbidden('content')],
    ['about the market is open to every key', '{ market { locale } __typename }', ['search'], null],
    [
      'about a customer is closed to all',
      '{ viewer { id } }',
      ['catalogue', 'content', 'search'],
      forbidden(),
    ],
    ['about a cart is closed to all', '{ cart { id } }', ['catalogue', 'content', 'search'], forbidden()],
    [
      'that is a mutation of a cart is closed to all',
      'mutation { signOut { __typename } }',
      ['catalogue', 'content', 'search'],
      forbidden(),
    ],
    [
      'of another mutation has a scope',
      'mutation { reportSearchClick(input: { searchTerm: "a", documentId: "b" }) { __typename } }',
      ['search'],
      null,
    ],
    ['of introspection is open to every key', '{ __schema { types { name } } }', ['search'], null],
    [
      'that is closed is refused with all missing scopes',
      '{ blog { id } search(searchTerm: "a") { totalCount } }',
      ['catalogue'],
      forbidden('content', 'search'),
    ],
  ] as [string, string, string[], ReturnType<typeof forbidden> | null][])(
    '%s',
    (_, text, scopes, expected) => {
      expect(verdict(text, scopes)).toEqual(expected);
    },
  );

  test('of another operation in the document is ignored', () => {
    const text = 'query A { market { locale } } query B { blog { id } }';
    expect(verdict(text, ['search'], {}, 'A')).toBeNull();
    expect(verdict(text, ['search'], {}, 'B')).toEqual(forbidden('content'));
  });
});

describe('a link', () => {
  test('from content to products requires the catalogue scope', () => {
    const text = '{ athlete(handle: "a") { id products { handle } } }';
    expect(verdict(text, ['content'])).toEqual(forbidden('catalogue'));
    expect(verdict(text, ['content', 'catalogue'])).toBeNull();
  });
});

describe('a node', () => {
  const byVariable = 'query($id: ID!) { node(id: $id) { id } }';
  test.each([
    ['by a literal id', `{ node(id: "${productId}") { id } }`, {}],
    ['by an id in a variable', byVariable, { id: productId }],
    ['by a variable’s default value', `query($id: ID = "${productId}") { node(id: $id) { id } }`, {}],
    ['among several', 'query($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: [postId, productId] }],
    ['in a list of variables', 'query($a: ID!) { nodes(ids: [$a]) { id } }', { a: productId }],
    ['by a single value in place of a list', `{ nodes(ids: "${productId}") { id } }`, {}],
    ['by its type', `{ node(id: "${postId}") { ... on Product { title } } }`, {}],
  ])('is checked %s', (_, text, variables) => {
    const document = text.replace('query($id: ID = ', 'query($id: ID! = ');
    expect(verdict(document, ['content'], variables)).toEqual(forbidden('catalogue'));
    expect(verdict(document, ['content', 'catalogue'], variables)).toBeNull();
  });

  test('of a customer is closed to all keys', () => {
    expect(verdict(byVariable, ['catalogue', 'content', 'search'], { id: orderId })).toEqual(forbidden());
  });

  test.each([[{ id: 'no id' }], [{ id: 7 }], [{}], [{ id: joinNodeId('Nothing', '1') }]])(
    'by %j is bad input',
    (variables) => {
      expect(verdict(byVariable, ['catalogue', 'content', 'search'], variables)?.[0]).toBe('BAD_USER_INPUT');
    },
  );
});
