import { describe, expect, it } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { cartWording } from './shopping/cart.ts';
import { everyArea } from './testEveryArea.ts';
import { chromeWording } from './frame/chrome.ts';
import { createWording } from './wording.ts';

/** With the texts of the frame. */
const wordingOf = (...given: Parameters<typeof createWording>) => createWording(...given).with(chromeWording);

describe('words', () => {
  const t = wordingOf('en');

  it('fills placeholders', () => {
    expect(t('shell.allOf', { title: 'Skis' })).toBe('All Skis');
  });

  it('picks the plural form of the count and formats it in its language', () => {
    expect(t('shell.cartWithCount', { count: 1 })).toBe('Cart, 1 item');
    expect(t('shell.cartWithCount', { count: 1200 })).toBe('Cart, 1,200 items');
  });

  it('uses the plural rules of its language', () => {
    const texts = {
      'shell.cartWithCount.one': 'eins',
      'shell.cartWithCount.few': 'few',
      'shell.cartWithCount.other': 'viele',
    };
    expect(wordingOf('cs', texts)('shell.cartWithCount', { count: 3 })).toBe('few');
    expect(wordingOf('ja', texts)('shell.cartWithCount', { count: 1 })).toBe('viele');
  });

  it('finds the editors’ texts by their lower-case titles', () => {
    const german = wordingOf('de', {
      'shell.skiptocontent': 'Zum Inhalt springen',
      'shell.cartwithcount.other': 'Warenkorb, {count} Artikel',
    });
    expect(german('shell.skipToContent')).toBe('Zum Inhalt springen');
    expect(german('shell.cartWithCount', { count: 1200 })).toBe('Warenkorb, 1.200 Artikel');
  });

  it('falls back to English', () => {
    expect(wordingOf('de', { length: 'Länge' })('shell.skipToContent')).toBe('Skip to content');
  });

  it('translates a source’s English name by the editors’ text, else keeps it', () => {
    const { title } = wordingOf('de', { 'brake width': 'Bremsbreite' });
    expect(title('Brake Width')).toBe('Bremsbreite');
    expect(title('Basket')).toBe('Basket');
  });

  it('supports the short language code of Norwegian that addresses use', () => {
    const texts = { 'cart.count.one': '{count} vare', 'cart.count.other': '{count} varer' };
    const norwegian = wordingOf('no', texts).with(cartWording);
    expect(norwegian('cart.count', { count: 1 })).toBe('1 vare');
    expect(norwegian('cart.count', { count: 2 })).toBe('2 varer');
  });

  it('provides the texts of an area only where it is named', () => {
    // @ts-expect-error This component did not load the area.
    expect(t('cart.title')).toBe('cart.title');
    expect(t.with(cartWording)('cart.title')).toBe('Cart');
  });

  it('includes every area’s file in testEveryArea', () => {
    const folder = import.meta.dirname;
    const keys = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /^\w+\/\w+\.ts$/.test(name))
      .flatMap((name) => [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/^ {2}'([\w.-]+)':/gm)])
      .map(([, key = '']) => key);
    expect(keys.length).toBeGreaterThan(300);
    expect(keys.filter((key) => !(key in everyArea))).toEqual([]);
  });

  it('leaves a placeholder without a value, so that the mistake shows', () => {
    expect(t('shell.allOf')).toBe('All {title}');
  });
});
