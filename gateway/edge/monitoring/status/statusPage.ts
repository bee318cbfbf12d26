/**
 * The status page for developers: one HTML document without scripts or other requests. Its style is allowed by hash.
 */
import { createHash } from 'node:crypto';
import { CALL_VERDICTS } from '../../../sources/transport/callLog.ts';
import { html, type Html } from '../../html/html.ts';
import type { Vital } from '../vitals/fieldVitals.ts';
import {
  duration,
  hedgedReads,
  milliseconds,
  mebibytes,
  percent,
  shift,
  since,
} from './statusNumbers.rules.ts';
import type { StatusFacts } from './statusFacts.ts';
import { statusStyles } from './statusStyles.ts';
import { shiftThresholds, timingThresholds } from '../vitals/webVitals.rules.ts';

export interface StatusPage {
  html: string;
  /** Content security policy of the page. */
  contentSecurityPolicy: string;
}

/** Ids of workers: the one that this page describes, and all that respond. */
export interface StatusWorkers {
  own: number;
  all: readonly number[];
}

type SourceFacts = StatusFacts['sources'][number];

let styles: { text: string; hash: string } | null = null;

const verdictWords = {
  network: 'network',
  shared: 'joined a call in flight',
  fresh: 'cached, fresh',
  ageing: 'cached, refreshed in the background',
  stale: 'cached, stale: the source failed',
  refused: 'refused by the source',
  failed: 'failed',
} as const;

const statusWords = {
  ready: 'Ready',
  starting: 'Starting',
  draining: 'Draining',
  overloaded: 'Overloaded',
} as const;

/** @param refreshSeconds interval of automatic reloads; null: none. */
export function statusPage(
  facts: StatusFacts,
  refreshSeconds: number | null,
  workers?: StatusWorkers,
): StatusPage {
  const css = (styles ??= withHash(statusStyles()));
  const page = `<!doctype html>${documentOf(facts, refreshSeconds, workers).text.replace('/*styles*/', () => css.text)}`;
  return {
    html: page,
    contentSecurityPolicy: `default-src 'none'; style-src 'sha256-${css.hash}'; font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}

function withHash(text: string): { text: string; hash: string } {
  return { text, hash: createHash('sha256').update(text).digest('base64') };
}

function documentOf(facts: StatusFacts, refreshSeconds: number | null, workers?: StatusWorkers): Html {
  const unhealthy = facts.dependencies.filter(({ status }) => status === 'degraded');
  const isHealthy = facts.status === 'ready';
  return html`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${refreshSeconds === null ? null : html`<meta http-equiv="refresh" content="${refreshSeconds}" />`}
<title>${statusWords[facts.status]} – Skarn gateway</title>
<style>/*styles*/</style>
</head>
<body>
<header class="top">
<p class="brand">Skarn <span>gateway, ${facts.host}${workers ? `, worker ${workers.own}` : null}</span></p>
<h1${isHealthy ? null : html` class="ill"`}>${statusWords[facts.status]}</h1>
<p class="lead">${
    unhealthy.length === 0
      ? 'All dependencies are available.'
      : html`Degraded: ${unhealthy.map(({ name, detail }) => `${name} (${detail})`).join(', ')}. The shop
        works without them.`
  }</p>
<nav class="links" aria-label="Views">
${
  refreshSeconds === null
    ? html`<a href="?refresh=10${workers ? html`&amp;worker=${workers.own}` : null}">Refresh every 10 s</a>`
    : html`<a href="?${workers ? `worker=${workers.own}` : null}">Stop refreshing</a>`
}
${workers ? workers.all.filter((id) => id !== workers.own).map((id) => html`<a href="?worker=${id}">Worker ${id}</a>`) : null}
<a href="/metrics">Metrics</a><a href="/health/ready">Readiness</a>
</nav>
</header>
<main>
${headline(facts)}
<h2>Sources, last five minutes</h2>
<ul class="key">${CALL_VERDICTS.map((verdict) => html`<li><i class="${verdict}"></i>${verdictWords[verdict]}</li>`)}</ul>
<ul class="sources">${facts.sources.map((source) => sourceCard(source, facts))}</ul>
<h2>Slowest operations, last five minutes</h2>
${operations(facts)}
<h2>Web vitals, p75 of the last 200 visits per screen</h2>
${visits(facts)}
<h2>Degraded responses</h2>
${degraded(facts)}
<h2>Last network calls</h2>
${lastCalls(facts)}
<h2>Settings</h2>
<dl class="settings">${facts.settings.map(
    ([name, value]) =>
      html`<div>
        <dt>${name}</dt>
        <dd>${value}</dd>
      </div>`,
  )}</dl>
</main>
<footer>As of ${new Date(facts.now).toISOString().replace('T', ' ').slice(0, 19)} UTC. This process only: other replicas have their own page.</footer>
</body>
</html>`;
}

function headline({
  uptimeSeconds,
  build,
  node,
  memory,
  eventLoop,
  dependencies,
  sources,
  shippedOperations,
}: StatusFacts): Html {
  const calls = sources.reduce((sum, source) => sum + source.calls, 0);
  const kept = sources.reduce(
    (sum, { verdicts }) => sum + verdicts.fresh + verdicts.ageing + verdicts.shared + verdicts.stale,
    0,
  );
  const state = dependencies.find(({ name }) => name === 'state');
  const facts: [string, string, string][] = [
    ['Up for', duration(uptimeSeconds), `Node ${node}`],
    ['Build', build.id, `version ${build.version}, ${shippedOperations} shipped operations`],
    [
      'Event loop delay',
      milliseconds(eventLoop.p99),
      `p99; at most ${milliseconds(eventLoop.max)}, busy ${percent(eventLoop.busy)}`,
    ],
    [
      'Memory',
      mebibytes(memory.resident),
      `heap ${mebibytes(memory.heap)} of ${mebibytes(memory.heapLimit)}`,
    ],
    ['Answered from caches', calls === 0 ? '–' : percent(kept / calls), `of ${calls} source calls`],
    ['Shared state', state?.status === 'ok' ? 'Available' : 'Unavailable', state?.detail ?? ''],
  ];
  return html`<dl class="facts">
    ${facts.map(
      ([name, value, more]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}<small>${more}</small></dd>
        </div>`,
    )}
  </dl>`;
}

function sourceCard(source: SourceFacts, { dependencies, now }: StatusFacts): Html {
  const { name, calls, p50, p95, circuits, running, queued, hedges, cached, lastGoodAt } = source;
  const dependency = dependencies.find((one) => one.name === name);
  const open = circuits.filter(({ isOpen }) => isOpen);
  return html`<li class="source">
    <header>
      <h3>${name}</h3>
      <span class="pill ${dependency?.status ?? 'ok'}">${dependency?.detail ?? ''}</span>
    </header>
    ${verdictBar(source)}
    <dl class="times">
      <div>
        <dt>Calls</dt>
        <dd>${calls}</dd>
      </div>
      <div>
        <dt>p50</dt>
        <dd>${milliseconds(p50)}</dd>
      </div>
      <div>
        <dt>p95</dt>
        <dd>${milliseconds(p95)}</dd>
      </div>
      <div>
        <dt>Cached</dt>
        <dd>${cached}</dd>
      </div>
    </dl>
    <p class="quiet">
      ${running} in flight, ${queued} queued;
      ${lastGoodAt === null ? 'no response yet' : `last response ${since(now - lastGoodAt)}`}
    </p>
    ${hedges && html`<p class="quiet">${hedgedReads(hedges)}</p>`}
    ${
      open.length === 0
        ? null
        : html`<ul class="circuits">
            ${open.map(({ route }) => html`<li>circuit open: ${route}</li>`)}
          </ul>`
    }
  </li>`;
}

function verdictBar({ calls, verdicts }: SourceFacts): Html {
  const parts = CALL_VERDICTS.filter((verdict) => verdicts[verdict] > 0);
  const words = parts.map((verdict) => `${verdicts[verdict]} ${verdictWords[verdict]}`).join(', ');
  let x = 0;
  return html`<svg
    class="bar"
    viewBox="0 0 100 1"
    preserveAspectRatio="none"
    role="img"
    aria-label="${words || 'no calls'}"
  >
    ${parts.map((verdict) => {
      const width = (verdicts[verdict] / calls) * 100;
      x += width;
      return html`<rect class="${verdict}" x="${x - width}" y="0" width="${width}" height="1" />`;
    })}
  </svg>`;
}

function operations({ slowest }: StatusFacts): Html {
  if (slowest.length === 0) return html`<p class="quiet">None yet.</p>`;
  return html`<table class="rows">
    <thead>
      <tr>
        <th>Operation</th>
        <th class="number">Runs</th>
        <th class="number">p50</th>
        <th class="number">p95</th>
        <th class="number">Slowest</th>
        <th class="number">Upstream calls</th>
        <th class="number">Cost</th>
      </tr>
    </thead>
    <tbody>
      ${slowest.map(
        ({ name, runs, p50, p95, slowest: worst, cost }) =>
          html`<tr>
            <td>${name === 'free' ? 'ad-hoc query' : name}</td>
            <td class="number" data-label="Runs">${runs}</td>
            <td class="number" data-label="p50">${milliseconds(p50)}</td>
            <td class="number" data-label="p95">${milliseconds(p95)}</td>
            <td class="number" data-label="Slowest">${milliseconds(worst.durationMs)}</td>
            <td class="number" data-label="Calls">${worst.upstreamCalls}</td>
            <td class="number" data-label="Cost">${cost ?? '–'}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function visits({ vitals }: StatusFacts): Html {
  if (vitals.length === 0) return html`<p class="quiet">No reports yet.</p>`;
  return html`<table class="rows">
    <thead>
      <tr>
        <th>Screen</th>
        <th>Device</th>
        <th class="number">Visits</th>
        ${shownVitals.map((vital) => html`<th class="number">${vital}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${vitals.map(
        ({ screen, device, visits: count, p75 }) =>
          html`<tr>
            <td>${screen}</td>
            <td data-label="Device">${device}</td>
            <td class="number" data-label="Visits">${count}</td>
            ${shownVitals.map(
              (vital) =>
                html`<td class="number${isGood(vital, p75[vital]) ? '' : ' ill'}" data-label="${vital}">
                  ${vital === 'CLS' ? shift(p75.CLS) : milliseconds(p75[vital] ?? null)}
                </td>`,
            )}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

const shownVitals = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const satisfies readonly Vital[];

/** Good by webVitals.rules.ts; without data also good. */
function isGood(vital: Vital, value = 0): boolean {
  return vital === 'CLS' ? value <= shiftThresholds[0] : value <= timingThresholds[vital][0] * 1_000;
}

function degraded({ degraded: answers, now }: StatusFacts): Html {
  if (answers.length === 0) return html`<p class="quiet">None recently.</p>`;
  return html`<table class="rows">
    <thead>
      <tr>
        <th>Operation</th>
        <th>Missing or stale</th>
        <th class="number">When</th>
      </tr>
    </thead>
    <tbody>
      ${answers.map(
        ({ operation, missing, at }) =>
          html`<tr>
            <td>${operation === 'free' ? 'ad-hoc query' : operation}</td>
            <td class="whole">${missing.join(', ')}</td>
            <td class="number">${since(now - at)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function lastCalls({ lastCalls: calls, now }: StatusFacts): Html {
  if (calls.length === 0) return html`<p class="quiet">None yet.</p>`;
  return html`<table class="rows">
    <thead>
      <tr>
        <th>Call</th>
        <th>Verdict</th>
        <th class="number">Attempts</th>
        <th class="number">Duration</th>
        <th class="number">When</th>
      </tr>
    </thead>
    <tbody>
      ${calls.map(
        ({ source, call, verdict, attempts, durationMs, at }) =>
          html`<tr>
            <td>${source}.${call}</td>
            <td data-label="Verdict">${verdictWords[verdict]}</td>
            <td class="number" data-label="Attempts">${attempts}</td>
            <td class="number" data-label="Duration">${milliseconds(durationMs)}</td>
            <td class="number" data-label="When">${since(now - at)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
