import { describe, expect, test } from 'vitest';
import { storesByCountry, storesNear, type StorePlace } from './storeOrder.rules.ts';

const store = (
  title: string,
  country: string,
  city: string,
  at: [number, number] | null,
  kind = 'dealer',
): StorePlace => ({
  title,
  kind,
  country,
  city,
  position: at && { latitude: at[0], longitude: at[1] },
});
const innsbruck = store('Nordkette', 'at', 'Innsbruck', [47.27, 11.39]);
const hall = store('Hall', 'at', 'Hall', [47.28, 11.51]);
const alsoHall = store('Absam', 'at', 'Hall', [47.28, 11.51]);
const munich = store('Isar', 'de', 'Munich', [48.14, 11.58]);
const mine = store('Mine', 'se', 'Stollby', [67.9, 19.6], 'own');
const kiruna = store('Are', 'se', 'Abisko', [68.3, 18.8]);
const nowhere = store('Nowhere', '', '', null);
const all = [nowhere, munich, kiruna, hall, mine, alsoHall, innsbruck];
const titles = (found: readonly { store: StorePlace }[]) => found.map(({ store: { title } }) => title);

describe('near a place', () => {
  test.each([
    ['nearest first, ties by name', 150, ['Nordkette', 'Absam', 'Hall', 'Isar'], ['Mine', 'Are']],
    [
      'stores outside the radius are in `beyond`, nearest first',
      5,
      ['Nordkette'],
      ['Absam', 'Hall', 'Isar', 'Mine', 'Are'],
    ],
  ])('%s', (_sentence, radius, within, beyond) => {
    const found = storesNear(all, { latitude: 47.26, longitude: 11.39 }, (_at, km) => km <= radius);
    expect([titles(found.within), titles(found.beyond)]).toEqual([within, beyond]);
  });

  test('a store without a position is not found', () => {
    expect(storesNear([nowhere], { latitude: 0, longitude: 0 }, () => true)).toEqual({
      within: [],
      beyond: [],
    });
  });
});

describe('without a place', () => {
  const names: Readonly<Record<string, string>> = { at: 'Österreich', de: 'Deutschland', se: 'Schweden' };
  test.each([
    [
      'the reader’s country first, own shops first in each',
      'se',
      ['Mine', 'Are', 'Isar', 'Absam', 'Hall', 'Nordkette', 'Nowhere'],
    ],
    [
      'countries are sorted by name in the reader’s language',
      'fr',
      ['Isar', 'Absam', 'Hall', 'Nordkette', 'Mine', 'Are', 'Nowhere'],
    ],
  ])('%s', (_sentence, home, order) => {
    expect(titles(storesByCountry(all, home, (country) => names[country] ?? ''))).toEqual(order);
  });
});
