import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Recent } from './recent.ts';
import type { StatusFacts } from './statusFacts.ts';
import { duration, milliseconds, percent, since } from './statusNumbers.rules.ts';
import { statusPage } from './statusPage.ts';
import { statusStyles } from './statusStyles.ts';
import { shopTokens } from '../../html/shopTokens.ts';

const facts: StatusFacts = {
  now: 0,
  status: 'ready',
  dependencies: [{ name: 'commerce', status: 'degraded', detail: '<b>&' }],
  uptimeSeconds: 3_700,
  host: 'copy-1',
  build: { id: 'b1', version: '1.0.0' },
  node: '26',
  shippedOperations: 3,
  memory: { resident: 1, heap: 1, heapLimit: 1 },
  eventLoop: { p50: 0, p99: 1, max: 2, busy: 0.5 },
  sources: [],
  slowest: [],
  lastCalls: [],
  vitals: [],
  degraded: [],
  settings: [['Log level', 'info']],
};

describe('the status page', () => {
  test('escapes its content', () => {
    const { html } = statusPage(facts, null);
    expect(html).toContain('commerce (&lt;b&gt;&amp;)');
    expect(html).not.toContain('<b>');
  });

  test('shows the benefit of hedging for sources that use it', () => {
    const card = {
      name: 'commerce' as const,
      circuits: [],
      running: 0,
      queued: 0,
      cached: 0,
      ...new Recent().source('commerce'),
    };
    const page = (hedges: (typeof facts.sources)[number]['hedges']) =>
      statusPage({ ...facts, sources: [{ ...card, hedges }] }, null).html.replaceAll(/\s+/g, ' ');
    expect(page({ sent: 7, won: 5, withheld: 2 })).toContain(
      'late reads since the start: 7 hedged, of which 5 won; 2 not hedged',
    );
    expect(page({ sent: 0, won: 0, withheld: 0 })).toContain('no late reads since the start');
    expect(page(null)).not.toContain('late reads');
  });

  test('satisfies its own policy: one style, by hash', () => {
    const { html, contentSecurityPolicy } = statusPage(facts, 30);
    const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
    expect(contentSecurityPolicy).toContain(
      `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    );
    expect(html).not.toMatch(/ style=|<script/);
  });

  test('uses the shop’s colours, sizes and typeface', () => {
    const shop = readFileSync(new URL('../../../../client/styles/tokens.css', import.meta.url), 'utf8');
    for (const token of shopTokens.split('\n')) expect(shop).toContain(token.trim());
    expect(statusStyles()).toContain('data:font/woff2;base64,');
  });
});

describe('numbers', () => {
  test.each([
    [milliseconds(null), '–'],
    [milliseconds(3.14159), '3.1 ms'],
    [milliseconds(250.4), '250 ms'],
    [milliseconds(12_300), '12.3 s'],
    [percent(0), '0 %'],
    [percent(0.034), '3.4 %'],
    [percent(0.5), '50 %'],
    [duration(0), '0 s'],
    [duration(65), '1 min 5 s'],
    [duration(3_600), '1 h 0 min'],
    [duration(200_000), '2 d 7 h'],
    [since(400), 'just now'],
    [since(61_000), '1 min 1 s ago'],
  ])('%s', (shown, expected) => expect(shown).toBe(expected));
});

test('shows web vitals, and marks poor ones', () => {
  const vitals: StatusFacts['vitals'] = [
    { screen: '/p/:handle', device: 'phone', visits: 12, p75: { LCP: 2_600, INP: 90, CLS: 0.004 } },
  ];
  const { html } = statusPage({ ...facts, vitals }, null);
  const cells = [...html.matchAll(/<td class="(number[^"]*)" data-label="(\w+)">\s*([^<]*?)\s*<\/td>/g)];
  expect(cells.map(([, kind, label, text]) => [kind, label, text])).toEqual([
    ['number', 'Visits', '12'],
    ['number ill', 'LCP', '2600 ms'],
    ['number', 'INP', '90 ms'],
    ['number', 'CLS', '0.004'],
    ['number', 'FCP', '–'],
    ['number', 'TTFB', '–'],
  ]);
});
