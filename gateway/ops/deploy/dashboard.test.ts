/** Dashboard and alerts use existing metrics with existing labels. */
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from '../../edge/monitoring/metrics/metrics.ts';
import {
  shiftBuckets,
  shiftThresholds,
  timingBuckets,
  timingThresholds,
} from '../../edge/monitoring/vitals/webVitals.rules.ts';
import { Source } from '../../sources/transport/source.ts';

interface Panel {
  id: number;
  type: string;
  title: string;
  targets?: { expr: string; datasource: { uid: string } }[];
  gridPos: { x: number; y: number; w: number; h: number };
  fieldConfig?: { defaults: { thresholds?: { steps: { value: number | null }[] } } };
}
interface Board {
  panels: Panel[];
  annotations: { list: { expr: string }[] };
  templating: { list: { definition: string }[] };
}
interface Alerts {
  groups: { rules: { alert: string; expr: string; labels: object; annotations: { summary: string } }[] }[];
}

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
const board = JSON.parse(read('grafana/dashboards/shop.json')) as Board;
const alerts = (parse(read('alerts.yml')) as Alerts).groups.flatMap(({ rules }) => rules);

/** Labels by series name; Prometheus adds `instance` and `job`. */
const series = new Map<string, Set<string>>();

beforeAll(async () => {
  const metrics = createMetrics({
    sources: [new Source({ name: 'commerce', url: 'http://127.0.0.1:1', hedges: true })],
    state: { kind: 'embedded', ping: async () => 0 },
    build: { id: 'b', version: '1' },
    webhooks: {
      attempts: () => ({ accepted: 1, refused: 0, unreachable: 0 }),
      queue: async () => ({
        webhooks: { active: 1, paused: 0, stopped: 0, broken: 0 },
        waiting: 0,
        oldestMs: 0,
        dead: 0,
      }),
    },
  });
  metrics.request({
    kind: 'page',
    route: '/{lang}',
    statusClass: '2xx',
    durationMs: 1,
    refusal: 'blocked',
    partner: 'p1',
  });
  metrics.operation({ name: 'HomeQuery', durationMs: 1, result: 'error', codes: ['X'], upstreamCalls: 1 });
  metrics.vitals({ screen: '/', device: 'phone', navigation: 'navigate', values: { LCP: 1, CLS: 0 } });
  metrics.call({
    source: 'commerce',
    call: 'getCart',
    method: 'GET',
    path: '/',
    durationMs: 1,
    verdict: 'stale',
    code: 'SOURCE_MISCONFIGURED',
    attempts: 2,
  });
  // Garbage collection metrics exist after the first collection.
  series.set('nodejs_gc_duration_seconds_sum', new Set(['kind']));
  for (const line of (await metrics.text()).split('\n')) {
    const [, name = '', labels = ''] = /^([a-z]\w*)(?:\{(.*)\})? /i.exec(line) ?? [];
    if (name === '') continue;
    const known = series.get(name) ?? new Set();
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
    series.set(name, known);
  }
  series.set('up', new Set());
});

/** The rest of an expression without strings, label lists, ranges, grouping, functions and keywords are metrics. */
function metricsOf(expression: string): { name: string; labels: string[] }[] {
  const bare = expression
    .replaceAll(/"[^"]*"/g, '""')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, '');
  return [...bare.matchAll(/\b([a-z_]\w*)\b(?!\s*\()(?:\{([^}]*)\})?/g)]
    .filter(([, name = '']) => !['and', 'or', 'unless', 'bool'].includes(name))
    .map(([, name = '', inner = '']) => ({
      name,
      labels: [...inner.matchAll(/(\w+)\s*[=!]/g)].map(([, label = '']) => label),
    }));
}

const expressions: [string, string][] = [
  ...board.panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }): [string, string] => [`board: ${title}`, expr]),
  ),
  ...board.annotations.list.map(({ expr }): [string, string] => ['board: annotation', expr]),
  ...alerts.map(({ alert, expr }): [string, string] => [`alert: ${alert}`, expr]),
];

describe('every expression uses existing metrics and labels', () => {
  test('there are expressions', () => {
    expect(expressions.length).toBeGreaterThan(40);
    expect(
      metricsOf('sum by (kind) (rate(a_total{b="c",d!~"e|f"}[5m])) / g > 0.1 and h').map(({ name }) => name),
    ).toEqual(['a_total', 'g', 'h']);
  });

  test.each(expressions)('%s', (_, expression) => {
    const found = metricsOf(expression);
    expect(found.length).toBeGreaterThan(0);
    for (const { name, labels } of found) {
      const known = series.get(name);
      expect(known, name).toBeDefined();
      for (const label of labels) expect([...(known ?? []), 'instance', 'job'], name).toContain(label);
    }
    for (const [, by = ''] of expression.matchAll(/\bby\s*\(([^)]*)\)/g)) {
      const labels = found.flatMap(({ name }) => [...(series.get(name) ?? [])]);
      for (const label of by.split(',').map((part) => part.trim()))
        expect([...labels, 'instance'], expression).toContain(label);
    }
  });
});

describe('the dashboard', () => {
  test('shows every metric of the shop', () => {
    const shown = new Set(
      expressions.flatMap(([, expression]) => metricsOf(expression).map(({ name }) => name)),
    );
    const base = (name: string): string => name.replace(/_(bucket|sum|count)$/, '');
    const all = [...series.keys()].filter((name) => /^(shop|upstream)_/.test(name)).map(base);
    const shownBases = [...shown].map(base);
    // Its availability is an alert; the dashboard shows its round-trip time.
    for (const name of new Set(all)) expect(shownBases).toContain(name);
  });

  test('has panels that do not overlap, and one data source', () => {
    const cells = new Set<string>();
    for (const { gridPos, title } of board.panels)
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x += 1)
        for (let y = gridPos.y; y < gridPos.y + gridPos.h; y += 1) {
          expect(cells.has(`${x} ${y}`), title).toBe(false);
          expect(x).toBeLessThan(24);
          cells.add(`${x} ${y}`);
        }
    expect(new Set(board.panels.map(({ id }) => id)).size).toBe(board.panels.length);
    const uids = board.panels.flatMap(({ targets = [] }) => targets.map(({ datasource }) => datasource.uid));
    expect(new Set(uids)).toEqual(new Set(['prometheus']));
  });
});

describe('web vitals limits', () => {
  const thresholds = { ...timingThresholds, CLS: shiftThresholds };

  test.each(Object.entries(thresholds))('%s: the board marks it as the rules have it', (metric, bounds) => {
    const marked = board.panels.filter(
      ({ targets = [], fieldConfig }) =>
        fieldConfig?.defaults.thresholds && targets.some(({ expr }) => expr.includes(`metric="${metric}"`)),
    );
    expect(marked.length).toBeGreaterThan(0);
    for (const { title, fieldConfig } of marked)
      expect(
        fieldConfig?.defaults.thresholds?.steps.map(({ value }) => value),
        title,
      ).toEqual([null, ...bounds]);
  });

  test.each([
    ['ShopPagesShownLate', timingThresholds.LCP],
    ['ShopPagesMove', shiftThresholds],
  ])('an alert on %s fires at the poor limit', (name, [, poor]) => {
    expect(alerts.find(({ alert }) => alert === name)?.expr).toMatch(
      new RegExp(`^histogram_quantile\\(0\\.75, .*\\) > ${poor}\n`),
    );
  });

  test('shares use existing buckets', () => {
    const bounds = [...timingBuckets, ...shiftBuckets].map(String);
    const asked = expressions.flatMap(([, expression]) =>
      [...expression.matchAll(/le=~?"([^"]*)"/g)].map(([, le = '']) => le.split('|')[0]),
    );
    expect(asked.length).toBeGreaterThan(0);
    for (const le of asked) expect(bounds).toContain(le);
  });
});

test('every alert has a severity and a summary', () => {
  for (const { alert, labels, annotations } of alerts) {
    expect(labels, alert).toMatchObject({ severity: expect.stringMatching(/^(page|ticket)$/) });
    expect(annotations.summary, alert).toMatch(/\.$/);
  }
});

test('Prometheus reads the rules, and the admin port of each replica', () => {
  const config = parse(read('prometheus.yml')) as {
    rule_files: string[];
    scrape_configs: { dns_sd_configs: { names: string[]; port: number }[] }[];
  };
  for (const file of config.rule_files) expect(readdirSync(new URL('.', import.meta.url))).toContain(file);
  expect(config.scrape_configs[0]?.dns_sd_configs[0]).toMatchObject({ names: ['gateway'], port: 9464 });
});
