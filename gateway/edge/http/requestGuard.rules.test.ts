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
    ['JSON that says how it is written', { contentType: 'application/json; charset=UTF-8' }],
    ['GraphQL’s own type', { contentType: 'application/graphql-response+json' }],
    ['a question without a body', { method: 'GET', contentType: undefined }],
    ['a page of this site', { origin: own, fetchSite: 'same-origin' }],
    [
      'a link on another site',
      { method: 'GET', contentType: undefined, fetchSite: 'cross-site', isNavigation: true },
    ],
    [
      'another site’s page without this site’s cookies',
      { origin: 'https://other.example', fetchSite: 'cross-site', hasCookies: false },
    ],
    ['a partner’s page, whose cookies do not count', { origin: 'https://other.example', isPartner: true }],
  ])('%s', (_, facts) => {
    expect(requestRefusal({ ...plain, ...facts })).toBeNull();
  });
});

describe('the guard refuses', () => {
  test.each<[string, Partial<GuardFacts>, number]>([
    ['a form', { contentType: 'application/x-www-form-urlencoded' }, 415],
    ['a form with files', { contentType: 'multipart/form-data; boundary=x' }, 415],
    ['a text', { contentType: 'text/plain' }, 415],
    ['JSON that hides behind another type', { contentType: 'text/plain, application/json' }, 415],
    ['JSON in another alphabet', { contentType: 'application/json; charset=utf-7' }, 415],
    ['a body of no type', { contentType: undefined }, 415],
    ['a question with a type that browsers send unasked', { method: 'GET', contentType: 'text/plain' }, 415],
    ['another method', { method: 'PUT' }, 405],
    ['a preflight of nobody’s', { method: 'OPTIONS' }, 405],
    ['another site’s page with cookies', { origin: 'https://other.example' }, 403],
    ['a page that will not say whose it is', { origin: 'null' }, 403],
    ['the same name over http', { origin: 'http://skarn.example' }, 403],
    [
      'another site’s script that hides its origin',
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
  const asked = { origin: 'https://partner.example', asksForMethod: undefined, allowed };

  test('may not read responses by default', () => {
    expect(corsHeaders({ ...asked, allowed: [] })).toEqual({});
  });
  test('may read responses when configured, without cookies', () => {
    const headers = corsHeaders(asked);
    expect(headers).toMatchObject({
      vary: 'Origin',
      'access-control-allow-origin': 'https://partner.example',
    });
    expect(Object.keys(headers)).not.toContain('access-control-allow-credentials');
  });
  test('may send a key and JSON only', () => {
    expect(corsHeaders({ ...asked, asksForMethod: 'POST' })).toMatchObject({
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'authorization, content-type',
    });
  });
  test.each(['https://partner.example.evil.example', 'http://partner.example', 'null'])(
    '%s reads nothing',
    (origin) => {
      expect(corsHeaders({ ...asked, origin })).toEqual({ vary: 'Origin' });
    },
  );
});
