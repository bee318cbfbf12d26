import { describe, expect, test } from 'vitest';
import {
  followChain,
  judgeTarget,
  managedStep,
  redirectsByPath,
  type Requested,
  type ManagedRedirect,
  type Step,
} from './redirect.rules.ts';

const shop = 'https://skarn.example';

describe('a redirect is refused if it targets an external URL without allowance, or uses an unsafe protocol', () => {
  test.each<[string, string, boolean, string]>([
    ['a path of the shop', '/c/skis', false, '/c/skis'],
    ['query and fragment are kept', '/c/skis?sort=NEWEST#clp-main', false, '/c/skis?sort=NEWEST#clp-main'],
    ['dot segments are resolved', '/c/../cart', false, '/cart'],
    ['encoded slashes remain encoded', '/%2F%2Fevil.example', false, '/%2F%2Fevil.example'],
    ['an absolute URL of the shop is a path', 'https://skarn.example/c/skis?a=1', false, '/c/skis?a=1'],
    ['another site with allowance', 'https://jobs.example/open', true, 'https://jobs.example/open'],
    ['another site in plain http with allowance', 'http://jobs.example', true, 'http://jobs.example/'],
    ['another site without allowance', 'https://jobs.example', false, 'external target without allowance'],
    [
      'a host with the shop’s as prefix',
      'https://skarn.example.evil.example',
      false,
      'external target without allowance',
    ],
    ['the shop over another protocol', 'http://skarn.example/', false, 'external target without allowance'],
    ['a javascript: URL', 'javascript:alert(1)', true, 'unsafe target'],
    ['a javascript: URL in mixed case', 'JaVaScRiPt:alert(1)', true, 'unsafe target'],
    ['a javascript: URL after a tab', 'java\tscript:alert(1)', true, 'unsafe target'],
    ['data', 'data:text/html,<script>', true, 'unsafe target'],
    ['a file', 'file:///etc/passwd', true, 'unsafe target'],
    ['mail', 'mailto:a@b.example', true, 'unsafe target'],
    ['a blob: URL of another site', 'blob:https://evil.example/1', true, 'unsafe target'],
    ['a protocol-relative URL', '//evil.example', true, 'unsafe target'],
    ['a backslash before a host', '/\\evil.example', true, 'unsafe target'],
    ['two backslashes', '\\\\evil.example', true, 'unsafe target'],
    ['a backslash anywhere', '/c\\skis', false, 'unsafe target'],
    ['a tab before a host', '/\t/evil.example', true, 'unsafe target'],
    ['a line feed', '/c\r\nset-cookie: a=b', false, 'unsafe target'],
    ['a control character', '/c/\u0000', false, 'unsafe target'],
    ['an invisible character', '/\u200B/evil.example', false, 'unsafe target'],
    ['leading white space', ' https://evil.example', true, 'unsafe target'],
    ['dot segments that reveal a host', '/c/..//evil.example', false, 'unsafe target'],
    ['encoded dot segments that reveal a host', '/c/%2e%2e//evil.example', false, 'unsafe target'],
    ['a user before the host', 'https://skarn.example@evil.example/', true, 'unsafe target'],
    ['a user with a password', 'https://a:b@jobs.example/', true, 'unsafe target'],
    ['a protocol without slashes', 'https:evil.example', true, 'unsafe target'],
    ['a protocol with three slashes', 'https:///evil.example', true, 'unsafe target'],
    ['a relative path', 'c/skis', false, 'no address'],
    ['nothing', '', false, 'no address'],
    ['an incomplete URL', 'https://', true, 'no address'],
  ])('%s', (_, to, mayLeave, expected) => {
    const target = judgeTarget(to, mayLeave, shop);
    expect(target.kind === 'refused' ? target.reason : target.href).toBe(expected);
  });
});

const all: ManagedRedirect = {
  from: '/old',
  to: '/new',
  isPermanent: true,
  regions: [],
  locales: [],
  mayLeaveShop: false,
};
const table = redirectsByPath([
  all,
  { ...all, to: '/for-pros', regions: ['pro'] },
  { ...all, to: '/de-ch/neu?x=1', locales: ['de-ch'] },
  { ...all, to: '/auf-deutsch', locales: ['de'] },
  { ...all, from: 'En-CA/moved/', to: '/new#there' },
  { ...all, from: '/start', to: '/' },
  { ...all, from: '/Größe', to: '/size?kind=ski&own=1' },
  { ...all, from: '/jobs', to: 'https://jobs.example/?a=1', mayLeaveShop: true, isPermanent: false },
  { ...all, from: '/bad', to: 'https://evil.example/' },
  { ...all, from: '', to: '/nowhere' },
]);
const step = (path: string, search = '', region = 'us'): Step =>
  managedStep(table, { path, search }, () => region, shop);

describe('redirects of editors', () => {
  test.each<[string, string, string, string | null]>([
    ['lead to the requested locale', '/fr-fr/old', '', '/fr-fr/new'],
    ['a language’s redirect takes precedence', '/de-at/old', '', '/de-at/auf-deutsch'],
    ['the home of another locale', '/it-it/start', '', '/it-it'],
    ['the home of the default locale is /', '/en-us/start', '', '/'],
    ['a locale in the path limits a redirect to it', '/en-ca/moved', '', '/en-ca/new#there'],
    ['and to no other locale', '/en-us/moved', '', null],
    ['a trailing slash does not matter', '/fr-fr/old/', '', '/fr-fr/new'],
    ['case does not matter', '/fr-fr/OLD', '', '/fr-fr/new'],
    ['encoding does not matter', '/fr-fr/gr%C3%B6%C3%9Fe', '', '/fr-fr/size?kind=ski&own=1'],
    ['the requested query is kept', '/fr-fr/old', '?utm=1&b=%20', '/fr-fr/new?utm=1&b=%20'],
    [
      'parameters of the target take precedence',
      '/fr-fr/größe',
      '?own=2&c=3',
      '/fr-fr/size?kind=ski&own=1&c=3',
    ],
    ['the query precedes the fragment', '/en-ca/moved', '?a=1', '/en-ca/new?a=1#there'],
    ['the query is not passed on to other sites', '/en-us/jobs', '?email=a', 'https://jobs.example/?a=1'],
    ['a path without locale is not matched yet', '/old', '', null],
    ['nor one with a locale in another case', '/EN-US/old', '', null],
    ['a path without redirect', '/en-us/new', '', null],
    ['an invalid escape', '/en-us/%E0%A4', '', null],
    ['the home page is not redirected', '/', '', null],
  ])('%s', (_, path, search, href) => {
    const found = step(path, search);
    expect(found.kind === 'moved' ? found.href : null).toBe(href);
  });

  test('a target may name its locale', () => {
    const narrow = redirectsByPath([all, { ...all, to: '/de-ch/neu?x=1', locales: ['de-ch'] }]);
    expect(managedStep(narrow, { path: '/de-ch/old', search: '' }, () => 'eu', shop)).toMatchObject({
      href: '/de-ch/neu?x=1',
    });
  });

  test('a region’s redirect takes precedence, and applies to that region only', () => {
    expect(step('/en-us/old', '', 'pro')).toMatchObject({ href: '/en-us/for-pros' });
    expect(step('/en-us/old', '', 'ca')).toMatchObject({ href: '/en-us/new' });
  });

  test('a redirect to a forbidden target is refused for everybody', () => {
    expect(step('/en-us/bad')).toEqual({
      kind: 'refused',
      from: '/bad',
      reason: 'external target without allowance',
    });
  });
});

/** `/1` redirects to `/2` and so on, up to `/{last}`. */
const upTo =
  (last: number) =>
  ({ path }: Requested): Step => {
    const next = Number(path.slice(1)) + 1;
    return next > last
      ? { kind: 'none' }
      : { kind: 'moved', href: `/${next}`, isPermanent: true, leaves: false };
  };

describe('a chain', () => {
  test('is one redirect for the browser', () => {
    expect(followChain('/1', upTo(4))).toEqual({ kind: 'leads', location: '/4', isPermanent: true });
    expect(followChain('/1', upTo(1))).toEqual({ kind: 'stays' });
  });

  test('of ten redirects is followed, of more than ten is too many', () => {
    expect(followChain('/1', upTo(11))).toMatchObject({ location: '/11' });
    expect(followChain('/1', upTo(12))).toEqual({ kind: 'tooMany' });
  });

  test('that loops is too many', () => {
    const loop = ({ path }: Requested): Step => ({
      kind: 'moved',
      href: path === '/a' ? '/b' : '/a',
      isPermanent: true,
      leaves: false,
    });
    expect(followChain('/a', loop)).toEqual({ kind: 'tooMany' });
  });

  test('is permanent only when all of its parts are', () => {
    const forNow = (requested: Requested): Step =>
      ({ ...upTo(4)(requested), isPermanent: requested.path !== '/2' }) as Step;
    expect(followChain('/1', forNow)).toMatchObject({ location: '/4', isPermanent: false });
  });

  test('ends where it leaves the shop', () => {
    const out = (): Step => ({
      kind: 'moved',
      href: 'https://jobs.example/',
      isPermanent: false,
      leaves: true,
    });
    expect(followChain('/jobs', out)).toMatchObject({ location: 'https://jobs.example/' });
  });

  test('is refused when one of its parts is', () => {
    const bad = ({ path }: Requested): Step =>
      path === '/1'
        ? upTo(2)({ path, search: '' })
        : { kind: 'refused', from: '/2', reason: 'unsafe target' };
    expect(followChain('/1', bad)).toMatchObject({ kind: 'refused', from: '/2' });
  });

  test('is looked up without the fragment, with the query', () => {
    const seen: Requested[] = [];
    followChain('/a?b=1#c', (requested) => {
      seen.push(requested);
      return { kind: 'none' };
    });
    expect(seen).toEqual([{ path: '/a', search: '?b=1' }]);
  });
});
