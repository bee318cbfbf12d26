import { expect, test } from 'vitest';
import { isStopWord, stem } from './stems.ts';
import { alike, fold } from './words.ts';

const stemOf = (word: string, language: string): string => alike(stem(fold(word), language));

test.each([
  ['en', 'ski skis', 'skin skins'],
  ['en', 'beanie beanies', 'bean beans'],
  ['en', 'binding bindings', 'board boards'],
  ['en', 'wax waxes waxing', 'way ways'],
  ['en', 'berry berries', 'bar bars'],
  ['en', 'woman women womens', 'man men'],
  ['de', 'Stock Stöcke Stöcken Stoecke', 'Stück Stücke'],
  ['de', 'Bindung Bindungen', 'Band Bänder'],
  ['de', 'Ski Skier Skis', 'Skin Skins'],
  ['fr', 'peau peaux', 'pot pots'],
  ['fr', 'bâton bâtons baton', 'bottes botte'],
  ['fr', 'pliable pliables', 'pli plis'],
  ['it', 'attacco attacchi', 'attrezzo attrezzi'],
  ['it', 'bastoncino bastoncini', 'bastone bastoni'],
  ['it', 'casco caschi', 'cassa casse'],
  ['es', 'bastón bastones', 'bota botas'],
  ['es', 'fijación fijaciones', 'fijo fijos'],
  ['es', 'guante guantes', 'guía guías'],
  ['sv', 'stav stavar stavarna staven', 'stövel stövlar'],
  ['sv', 'skida skidor skidorna', 'skjorta skjortor'],
  ['no', 'binding bindinger bindingene', 'bånd båndene'],
  ['no', 'lue luer', 'lang lange'],
])('%s: inflections share a stem: %s; other words do not: %s', (language, forms, others) => {
  const stems = new Set(forms.split(' ').map((form) => stemOf(form, language)));
  expect([...stems]).toHaveLength(1);
  for (const other of others.split(' ')) expect(stems).not.toContain(stemOf(other, language));
});

test('stop words belong to a language', () => {
  expect(isStopWord('the', ['en'])).toBe(true);
  expect(isStopWord('the', ['de'])).toBe(false);
  expect(isStopWord(fold('für'), ['de'])).toBe(true);
  expect(isStopWord('の', ['ja', 'en'])).toBe(true);
  expect(isStopWord('ski', ['en', 'de', 'fr', 'sv', 'no', 'es', 'it', 'ja'])).toBe(false);
});
