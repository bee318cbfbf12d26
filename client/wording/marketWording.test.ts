// @vitest-environment node
import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { areaName, type Area, type TextsByTitle } from './managedTexts.ts';
import { marketWording } from './marketWording.ts';
import { failsForMs, readRest } from './restOfTexts.ts';
import { cartWording } from './shopping/cart.ts';
import { cartChangeWording } from './shopping/cartChange.ts';

const german = { 'cart.title': 'Warenkorb', 'cart.remove': 'Entfernen', 'cart.empty': 'Leer' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('reportError', vi.fn<(error: unknown) => void>());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function setUp(texts: TextsByTitle = {}, areas: readonly Area[] | null = []) {
  const readAll = vi.fn<() => Promise<TextsByTitle>>(async () => german);
  const embedded = { areas: areas && areas.map(areaName), texts };
  return { t: marketWording('de', embedded, (known) => readRest(known, readAll)), readAll };
}

test('an area that the page has is ready, and nothing is requested', () => {
  const { t, readAll } = setUp({ 'cart.title': 'Warenkorb' }, [cartWording]);
  expect(t.wait(cartWording)).toBeNull();
  expect(t.with(cartWording)('cart.title')).toBe('Warenkorb');
  expect(readAll).not.toHaveBeenCalled();
});

test('an area that it lacks is awaited, by one request for all', async () => {
  const { t, readAll } = setUp();
  const waiting = t.wait(cartWording);
  expect(t.wait(cartChangeWording)).toBe(waiting);
  await waiting;
  expect(t.wait(cartWording)).toBeNull();
  expect(t.with(cartWording)('cart.title')).toBe('Warenkorb');
  await t.complete();
  expect(readAll).toHaveBeenCalledTimes(1);
});

test('an area that contains one of the page’s areas is not ready with it', () => {
  const { t } = setUp({}, [cartChangeWording]);
  expect(t.wait(cartChangeWording)).toBeNull();
  expect(t.wait(cartWording)).not.toBeNull();
});

test('what is on the page stays as it was rendered', async () => {
  const { t } = setUp({ 'cart.title': 'Korb' });
  await t.complete();
  expect(t.with(cartWording)('cart.title')).toBe('Korb');
});

test('a page that has all texts never requests any', async () => {
  const { t, readAll } = setUp({}, null);
  expect(t.wait(cartWording)).toBeNull();
  await t.complete();
  expect(readAll).not.toHaveBeenCalled();
});

test('a failure stands for a while, then the texts are requested again', async () => {
  const { t, readAll } = setUp();
  readAll.mockRejectedValueOnce(new Error('offline'));
  const waiting = t.wait(cartWording);
  await expect(waiting).rejects.toThrow('offline');
  expect(t.wait(cartWording)).toBe(waiting);
  vi.advanceTimersByTime(failsForMs);
  await t.wait(cartWording);
  expect(t.with(cartWording)('cart.title')).toBe('Warenkorb');
});

test('English where the texts are missing is reported', async () => {
  const { t, readAll } = setUp();
  readAll.mockResolvedValueOnce({});
  await t.complete();
  expect(t.with(cartWording)('cart.title')).toBe('Cart');
  expect(reportError).toHaveBeenCalledOnce();
});

test('every area has a name of its own', async () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const modules = await Promise.all(
    files
      .filter((file) => /^\w+\/\w+\.ts$/.test(file))
      .map((file) => import(`./${file}`) as Promise<Record<string, Area>>),
  );
  const names = modules.flatMap((module) => Object.values(module).map(areaName));
  expect(names.length).toBeGreaterThan(40);
  expect(new Set(names).size).toBe(names.length);
});
