import { describe, expect, test } from 'vitest';
import { corsHeaders } from './cors.rules.ts';
import { requestRefusal, type GuardFacts } from './requestGuard.rules.ts';

const own = 'https://skarn.example';
const plain: GuardFacts = {
  method: 'POST',
  contentType: 'application/json',
  origin: undefined,
  fetchSite: undefined,
  hasCookies: true,
  isNavigation: false,
  isPartner: false,
  ownOrigins: [own],
};

describe('the guard accepts', () => {
  test.each<[string, Partial<GuardFacts>]>([
    ['JSON', {}],
    ['JSON with a charset', { contentType: 'application/json; charset=UTF-8' }],
    ['the GraphQL media type', { contentType: 'application/graphql-response+json' }],
    ['a query without a body', { method: 'GET', contentType: undefined }],
    ['a page of this site', { origin: own, fetchSite: 'same-origin' }],
    [
      'a link on another site',
      { method: 'GET', contentType: undefined, fetchSite: 'cross-site', isNavigation: true },
    ],
    [
      'another site’s page without cookies',
      { origin: 'https://other.example', fetchSite: 'cross-site', hasCookies: false },
    ],
    ['a partner’s page, whose cookies are ignored', { origin: 'https://other.example', isPartner: true }],
  ])('%s', (_, facts) => {
    expect(requestRefusal({ ...plain, ...facts })).toBeNull();
  });
});

describe('the guard refuses', () => {
  test.each<[string, Partial<GuardFacts>, number]>([
    ['a form', { contentType: 'application/x-www-form-urlencoded' }, 415],
    ['a form with files', { contentType: 'multipart/form-data; boundary=x' }, 415],
    ['plain text', { contentType: 'text/plain' }, 415],
    ['JSON with another media type', { contentType: 'text/plain, application/json' }, 415],
    ['JSON in another charset', { contentType: 'application/json; charset=utf-7' }, 415],
    ['a body without media type', { contentType: undefined }, 415],
    ['a query with a media type of simple requests', { method: 'GET', contentType: 'text/plain' }, 415],
    ['another method', { method: 'PUT' }, 405],
    ['an unanswered preflight', { method: 'OPTIONS' }, 405],
    ['another site’s page with cookies', { origin: 'https://other.example' }, 403],
    ['a page with an opaque origin', { origin: 'null' }, 403],
    ['the same host over http', { origin: 'http://skarn.example' }, 403],
    [
      'another site’s script without origin',
      { method: 'GET', contentType: undefined, fetchSite: 'cross-site' },
      403,
    ],
    ['another site’s form', { fetchSite: 'cross-site', isNavigation: true }, 403],
  ])('%s', (_, facts, status) => {
    expect(requestRefusal({ ...plain, ...facts })?.status).toBe(status);
  });
});

describe('pages of other origins', () => {
  const allowed = ['https://partner.example'];
  const requested = { origin: 'https://partner.example', asksForMethod: undefined, allowed };

  test('may not read responses by default', () => {
    expect(corsHeaders({ ...requested, allowed: [] })).toEqual({});
  });
  test('may read responses when configured, without cookies', () => {
    const headers = corsHeaders(requested);
    expect(headers).toMatchObject({
      vary: 'Origin',
      'access-control-allow-origin': 'https://partner.example',
    });
    expect(Object.keys(headers)).not.toContain('access-control-allow-credentials');
  });
  test('may send a key and JSON only', () => {
    expect(corsHeaders({ ...requested, asksForMethod: 'POST' })).toMatchObject({
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'authorization, content-type',
    });
  });
  test.each(['https://partner.example.evil.example', 'http://partner.example', 'null'])(
    '%s reads nothing',
    (origin) => {
      expect(corsHeaders({ ...requested, origin })).toEqual({ vary: 'Origin' });
    },
  );
});
