import { describe, expect, it } from 'vitest';
import { createWording, english } from './wording.ts';

describe('words', () => {
  const t = createWording('en');

  it('fills placeholders', () => {
    expect(t('shell.allOf', { title: 'Skis' })).toBe('All Skis');
  });

  it('picks the plural form of the count and writes it as the language does', () => {
    expect(t('shell.cartWithCount', { count: 1 })).toBe('Cart, 1 item');
    expect(t('shell.cartWithCount', { count: 1200 })).toBe('Cart, 1,200 items');
  });

  it('uses the plural rules of its language', () => {
    const texts = {
      'shell.cartWithCount.one': 'eins',
      'shell.cartWithCount.few': 'few',
      'shell.cartWithCount.other': 'viele',
    };
    expect(createWording('cs', texts)('shell.cartWithCount', { count: 3 })).toBe('few');
    expect(createWording('ja', texts)('shell.cartWithCount', { count: 1 })).toBe('viele');
  });

  it('finds the editors’ texts under their titles, which are in lower case', () => {
    const german = createWording('de', {
      ...english,
      'shell.skiptocontent': 'Zum Inhalt springen',
      'shell.cartwithcount.other': 'Warenkorb, {count} Artikel',
    });
    expect(german('shell.skipToContent')).toBe('Zum Inhalt springen');
    expect(german('shell.cartWithCount', { count: 1200 })).toBe('Warenkorb, 1.200 Artikel');
  });

  it('speaks English where the editors wrote nothing', () => {
    expect(createWording('de', { ...english, length: 'Länge' })('shell.skipToContent')).toBe(
      'Skip to content',
    );
  });

  it('names what sources name in English by the editors’ word, else as it is', () => {
    const { title } = createWording('de', { ...english, 'brake width': 'Bremsbreite' });
    expect(title('Brake Width')).toBe('Bremsbreite');
    expect(title('Basket')).toBe('Basket');
  });

  it('knows Norwegian by the short name that addresses use', () => {
    const texts = { 'cart.count.one': '{count} vare', 'cart.count.other': '{count} varer' };
    const norwegian = createWording('no', texts);
    expect(norwegian('cart.count', { count: 1 })).toBe('1 vare');
    expect(norwegian('cart.count', { count: 2 })).toBe('2 varer');
  });

  it('leaves a placeholder that got no value, so that the mistake shows', () => {
    expect(t('shell.allOf')).toBe('All {title}');
  });
});
