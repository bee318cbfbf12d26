/** Unsafe schemes are rejected; addresses are parsed as browsers do (catalogue.md 2, platform.md 5). */
import { describe, expect, test } from 'vitest';
import { isSafeAddress, leavesTheSite, pathOnSite } from './address.rules.ts';

describe('unsafe addresses', () => {
  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript\r:alert(1)',
    '\u0000\u001fjavascript:alert(1)',
    '\u00a0\u2003javascript:alert(1)',
    'java\u200bscript:alert(1)',
    'java\u0000script:alert(1)',
    'javascript&colon;alert(1)',
    'java&Tab;script:alert(1)',
    '&#106;&#x61;vascript&#58;alert(1)',
    'data:text/html;base64,PHN2Zz4=',
    'DATA:image/svg+xml,x',
    'vbscript:msgbox(1)',
    'blob:https://shop.example/1',
    'file:///etc/passwd',
    'view-source:javascript:alert(1)',
    'feed:javascript:alert(1)',
  ])('%j', (href) => {
    expect(isSafeAddress(href)).toBe(false);
  });
});

describe('safe addresses', () => {
  test.each([
    'https://example.com/a:b?c=javascript:1',
    'HTTP://example.com',
    '//example.com/x',
    '/p/lodestar-98',
    'p/a:b',
    '?a=b:c',
    '#a:b',
    'mailto:hello@skarn.example',
    'tel:+46980319209',
    'sms:+46980319209',
    '',
  ])('%j', (href) => {
    expect(isSafeAddress(href)).toBe(true);
  });
});

test.each([
  ['a path stays', '/p/x', false],
  ['a path without a slash is internal', 'p/x', false],
  ['a protocol-relative address is external', '//example.com/x', true],
  ['backslashes count as slashes', '/\\example.com', true],
  ['line breaks between slashes are ignored', '/\n/example.com', true],
  ['a scheme is external', 'https://example.com', true],
  ['mailto: is external', 'mailto:a@b.example', true],
])('%s', (_case, href, leaves) => {
  expect(leavesTheSite(href)).toBe(leaves);
});

test.each([
  [
    'an absolute address of our own becomes a path',
    'https://skarn.example/en-us/p/x?a=1#b',
    '/en-us/p/x?a=1#b',
  ],
  ['with or without www, in any case and scheme', 'HTTP://WWW.Skarn.example/about', '/about'],
  ['a protocol-relative address as well', '//skarn.example/about', '/about'],
  ['another site is null', 'https://skarn.example.evil.example/', null],
  ['a user name before the host is not the host', 'https://skarn.example@evil.example/', null],
  ['another port is another site', 'https://skarn.example:8443/', null],
  ['mailto: is null', 'mailto:hello@skarn.example', null],
  ['a path is null', '/about', null],
  ['an invalid address is null', 'https://', null],
])('%s', (_case, href, path) => {
  expect(pathOnSite(href, 'https://skarn.example')).toBe(path);
});

test('without an own site every address is external', () => {
  expect(pathOnSite('https://skarn.example/', '')).toBeNull();
});
