import { describe, expect, test } from 'vitest';
import { relevanceRows } from '../../../testing/contract/relevanceTable.ts';
import { kindLanguages, unsoldKindOf } from './unsoldKind.rules.ts';
import { unsoldKinds } from './unsoldKinds.rules.ts';

test.each([
  ['en', 'snowboard', 'snowboards'],
  ['en', 'Snowboards for kids', 'snowboards'],
  ['en', 'kids’ snowboard', 'snowboards'],
  ['en', 'snow board 155', 'snowboards'],
  ['en', 'red ski jacket', 'ski jackets'],
  ['en', 'jacket women', 'ski jackets'],
  ['en', 'ski boots size 27', 'ski boots'],
  ['en', 'touring boots under 1.3 kg', 'ski boots'],
  ['en', 'sled', 'sleds'],
  ['en', 'avalanche beacon', 'avalanche gear'],
  ['de', 'Skischuhe', 'Skischuhe'],
  ['de', 'Skijacke Damen', 'Skijacken'],
  ['de', 'Schlitten für Kinder', 'Schlitten'],
  ['de', 'ski boots', 'Skischuhe'],
  ['de', 'LVS-Gerät', 'Lawinenausrüstung'],
  ['fr', 'chaussures de ski', 'chaussures de ski'],
  ['fr', 'une veste de ski rouge', 'vestes de ski'],
  ['fr', 'raquettes a neige', 'raquettes à neige'],
  ['it', 'scarponi da sci uomo', 'scarponi da sci'],
  ['it', 'ciaspole', 'ciaspole'],
  ['es', 'guantes de esqui', 'guantes'],
  ['es', 'botas de esquí mujer', 'botas de esquí'],
  ['sv', 'pjäxor', 'pjäxor'],
  ['sv', 'skidjacka barn', 'skidjackor'],
  ['no', 'akebrett', 'akebrett'],
  ['no', 'votter barn', 'hansker'],
  ['ja', 'スノーボード', 'スノーボード'],
  ['ja', 'キッズスノーボード', 'スノーボード'],
  ['ja', 'スキーブーツ レディース', 'スキーブーツ'],
  ['ja', 'ｿﾘ', 'そり'],
])('%s: "%s" asks for %s', (language, term, name) => {
  expect(unsoldKindOf(term, language, unsoldKinds)?.name).toBe(name);
});

test.each([
  ['en', ''],
  ['en', 'snowboard wax'],
  ['en', 'boot crate'],
  ['en', 'boot bag'],
  ['en', 'snowboarding'],
  ['en', 'ski'],
  ['de', 'Snowboardtasche'],
  ['de', 'Handschuh Trockner'],
  ['fr', 'sac de snowboard'],
  ['it', 'borsa per scarponi'],
  ['es', 'bolsa para botas'],
  ['ja', 'スノーボード ワックス'],
  ['ja', 'ブーツケース'],
  // A word of another language.
  ['en', 'Rodel'],
])('%s: "%s" asks for something else', (language, term) => {
  expect(unsoldKindOf(term, language, unsoldKinds)).toBeNull();
});

test('no question that the shop answers asks for a kind that is not sold', () => {
  const found = relevanceRows
    .filter(({ about }) => about !== 'words of the text')
    .filter(({ market, query }) => unsoldKindOf(query, market.slice(0, 2), unsoldKinds));
  expect(found.map(({ market, query }) => `${market} ${query}`)).toEqual([]);
});

describe('the table', () => {
  test('each name asks for its own kind', () => {
    for (const kind of unsoldKinds)
      for (const language of kindLanguages)
        for (const name of kind.names[language])
          expect([name, unsoldKindOf(name, language, unsoldKinds)?.kind]).toEqual([name, kind]);
  });

  test('a language that is not offered is answered in English', () => {
    expect(unsoldKindOf('snowboard', 'pl', unsoldKinds)?.name).toBe('snowboards');
  });
});
