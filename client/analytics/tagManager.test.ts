import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerConsent } from './consent.ts';
import { pushEvent } from './dataLayer.ts';
import { watchConsent } from './tagManager.ts';

const tagManager = { id: 'GTM-AB12CD', origin: 'https://tags.example' };
const reportPage = vi.fn<() => void>(() => pushEvent({ event: 'content-view' }));
const reload = vi.fn<() => void>();
const appended: HTMLScriptElement[] = [];
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  window.dataLayer = [];
  // Scripts added to the page are inspected, never loaded.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    appended.push(...(nodes as HTMLScriptElement[]));
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  appended.length = 0;
  vi.restoreAllMocks();
  reportPage.mockClear();
  reload.mockClear();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});
const start = () => {
  stop = watchConsent(tagManager, reportPage, reload);
};
/** The page has loaded and is idle. */
const settle = () => vi.runAllTimers();
const events = () => window.dataLayer?.map(({ event }) => event);

test('no script is loaded before an answer, nor after a refusal', () => {
  start();
  settle();
  expect(appended).toEqual([]);
  answerConsent('declined');
  settle();
  expect(appended).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

test('consent loads the script once', () => {
  start();
  answerConsent('granted');
  answerConsent('granted');
  settle();
  expect(appended.map(({ src, async }) => [src, async])).toEqual([
    ['https://tags.example/gtm.js?id=GTM-AB12CD', true],
  ]);
});

test('the script waits for the load event and an idle browser', () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('cancelIdleCallback', () => idle.pop());
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  start();
  answerConsent('granted');
  settle();
  expect([appended, idle]).toEqual([[], []]);
  readyState.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  settle();
  expect(appended).toEqual([]);
  for (const run of idle) run();
  expect(appended).toHaveLength(1);
});

test('events before consent are dropped; the current page view is reported', () => {
  start();
  pushEvent({ event: 'view_item_list' });
  answerConsent('granted');
  expect(events()).toEqual(['gtm.js', 'content-view']);
  expect(reportPage).toHaveBeenCalledOnce();
});

test('with stored consent the script loads, and no event is dropped', () => {
  answerConsent('granted');
  pushEvent({ event: 'content-view' });
  start();
  settle();
  expect(appended).toHaveLength(1);
  expect(events()).toEqual(['content-view', 'gtm.js']);
  expect(reportPage).not.toHaveBeenCalled();
});

test('withdrawing consent reloads the page without the script', () => {
  answerConsent('granted');
  start();
  answerConsent('declined');
  expect(reload).toHaveBeenCalledOnce();
});

test('consent in another tab applies here too', () => {
  start();
  localStorage.setItem('skarn:consent', `granted ${Date.now()}`);
  window.dispatchEvent(new StorageEvent('storage', { key: 'skarn:consent' }));
  settle();
  expect(appended).toHaveLength(1);
});

test('Global Privacy Control counts as a refusal, whatever was answered before', () => {
  answerConsent('granted');
  Object.assign(navigator, { globalPrivacyControl: true });
  start();
  answerConsent('granted');
  settle();
  expect(appended).toEqual([]);
});

test('where storage is blocked the answer lasts as long as the page', () => {
  const blocked = vi.fn<() => never>(() => {
    throw new Error('blocked');
  });
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
  start();
  answerConsent('granted');
  settle();
  expect(appended).toHaveLength(1);
  answerConsent('declined');
  expect(reload).toHaveBeenCalledOnce();
});
