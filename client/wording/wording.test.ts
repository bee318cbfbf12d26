import { describe, expect, it } from 'vitest';
import { createWording } from './wording.ts';

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

  it('leaves a placeholder that got no value, so that the mistake shows', () => {
    expect(t('shell.allOf')).toBe('All {title}');
  });
});
