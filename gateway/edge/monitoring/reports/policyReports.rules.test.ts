import { expect, test } from 'vitest';
import { policyViolations } from './policyReports.rules.ts';

const old = (report: object) => ({ 'csp-report': report });

test.each<[string, unknown, object[]]>([
  [
    'the old form',
    old({
      'violated-directive': "script-src 'self'",
      'blocked-uri': 'https://evil.example/x.js?email=a@b.example',
    }),
    [{ directive: 'script-src', blocked: 'https://evil.example' }],
  ],
  [
    'the new form, with several reports',
    [
      { type: 'csp-violation', body: { effectiveDirective: 'style-src-elem', blockedURL: 'inline' } },
      {
        type: 'csp-violation',
        body: { effectiveDirective: 'img-src', blockedURL: 'data:image/png;base64,AAAA' },
      },
    ],
    [
      { directive: 'style-src-elem', blocked: 'inline' },
      { directive: 'img-src', blocked: 'data:' },
    ],
  ],
  [
    'a violation by an extension',
    old({ 'effective-directive': 'script-src', 'blocked-uri': 'chrome-extension://abc/x.js' }),
    [],
  ],
  ['an invalid directive', old({ 'effective-directive': 'x\ninjected line', 'blocked-uri': 'inline' }), []],
  ['no report', 'text', []],
  ['null', null, []],
  ['reports without bodies', [null, {}, 1], []],
])('%s', (_, body, violations) => {
  expect(policyViolations(body)).toEqual(violations);
});

test('at most ten reports per body are read', () => {
  const one = { body: { effectiveDirective: 'img-src', blockedURL: 'inline' } };
  expect(policyViolations(Array.from({ length: 100 }, () => one))).toHaveLength(10);
});
