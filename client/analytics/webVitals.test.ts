import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createVisitReport, type Vital } from './visitReport.ts';
import { watchVitals } from './webVitals.ts';

let sent: { address: string; body: Blob }[];
let visibility: DocumentVisibilityState;
let emit: (vital: Vital) => void;
/** Replaces the library: the test reports metrics through it. */
const load = vi.fn(async () => {
  const watch = (take: unknown) => {
    emit = take as typeof emit;
  };
  return { createVisitReport, onCLS: watch, onFCP: watch, onINP: watch, onLCP: watch, onTTFB: watch };
});

beforeEach(() => {
  sent = [];
  visibility = 'visible';
  load.mockClear();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  navigator.sendBeacon = (address, body) => sent.push({ address: String(address), body: body as Blob }) > 0;
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'sendBeacon');
  for (const signal of ['globalPrivacyControl', 'doNotTrack']) Reflect.deleteProperty(navigator, signal);
});

const vital = (name: string, value: number, visit = 1, navigationType = 'navigate'): Vital => ({
  name,
  value,
  id: `${name}-${visit}`,
  navigationType,
});
function become(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
const reports = () => Promise.all(sent.map(async ({ body }) => JSON.parse(await body.text()) as object));

test('a visit is reported once, when the page is hidden, with the latest values', async () => {
  window.innerWidth = 390;
  await watchVitals('/p/:handle', load);
  emit(vital('CLS', 0.01));
  emit(vital('LCP', 1_234.56789));
  emit(vital('CLS', 0.02));
  become('visible');
  expect(sent).toEqual([]);
  become('hidden');
  expect(sent.map(({ address, body }) => [address, body.type])).toEqual([
    ['/api/vitals', 'application/json'],
  ]);
  expect(await reports()).toEqual([
    { screen: '/p/:handle', device: 'phone', navigation: 'navigate', values: { CLS: 0.02, LCP: 1_234.5679 } },
  ]);
});

test('later changes are not reported again; metrics that were missing and new visits are', async () => {
  window.innerWidth = 1_440;
  await watchVitals('/', load);
  emit(vital('LCP', 900));
  become('hidden');
  become('visible');
  emit(vital('LCP', 950));
  emit(vital('INP', 80));
  become('hidden');
  become('hidden');
  emit(vital('LCP', 10, 2, 'back-forward-cache'));
  become('hidden');
  const of = { screen: '/', device: 'desktop' };
  expect(await reports()).toEqual([
    { ...of, navigation: 'navigate', values: { LCP: 900 } },
    { ...of, navigation: 'navigate', values: { INP: 80 } },
    { ...of, navigation: 'back-forward-cache', values: { LCP: 10 } },
  ]);
});

test.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
])('with Do Not Track (%s) nothing is measured or loaded', async (signal, value) => {
  Object.defineProperty(navigator, signal, { value, configurable: true });
  await watchVitals('/', load);
  expect(load).not.toHaveBeenCalled();
});
