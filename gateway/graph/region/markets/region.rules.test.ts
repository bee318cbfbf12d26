/** platform.md 4 and 9, sentence by sentence. */
import { describe, expect, test } from 'vitest';
import { contentRegion, isEuRegion, isProCode, isProRegion, isShownIn, regionGroup } from './region.rules.ts';
import { specifiedMarkets } from './specifiedMarkets.rules.ts';

describe('region from country', () => {
  test.each([
    ['region map: us, ca, jp', ['us', 'ca', 'jp'], ['us', 'ca', 'jp']],
    [
      'eu_region_1 = de, at, nl, es, fr, it',
      ['de', 'at', 'nl', 'es', 'fr', 'it'],
      Array(6).fill('eu_region_1'),
    ],
    [
      'eu = be, bg, ch, cy, cz, dk, ee, ie, el, fi, gr, gb, hr, hu, lv, lu, mt, no, pl, pt, ro, si, sk, se, uk',
      'be bg ch cy cz dk ee ie el fi gr gb hr hu lv lu mt no pl pt ro si sk se uk'.split(' '),
      Array(25).fill('eu'),
    ],
    ['everything else other', ['au', 'nz', 'ru', 'kr', 'global'], Array(5).fill('other')],
  ])('%s', (_sentence, countries, regions) => {
    expect(countries.map((country) => contentRegion(country, false, specifiedMarkets))).toEqual(regions);
    expect(countries.map((country) => regionGroup(country, specifiedMarkets))).toEqual(regions);
  });

  test.each([
    ['a pro in the US gets region pro', 'us', 'pro'],
    ['in Canada pro_ca', 'ca', 'pro_ca'],
    ['in an EU country pro_eu_region_1 (a shop country)', 'de', 'pro_eu_region_1'],
    ['in an EU country pro_eu_region_1 (a country without a shop)', 'pl', 'pro_eu_region_1'],
    ['in Norway no pro region', 'no', 'eu'],
    ['elsewhere a pro sees what everybody sees (the text is silent)', 'jp', 'jp'],
    ['outside all groups a pro sees other', 'au', 'other'],
  ])('%s', (_sentence, country, region) => {
    expect(contentRegion(country, true, specifiedMarkets)).toBe(region);
  });
});

describe('flags', () => {
  test.each([
    ['pro when the pro code region starts with pro', 'pro_ca', true],
    ['… or is pro', 'pro', true],
    ['… even when there is no such region', 'pro_no', true],
    ['… but not later in the name', 'us_pro', false],
    ['a code of another region does not make a pro', 'us', false],
    ['no code, no pro', null, false],
  ])('%s', (_sentence, region, verdict) => {
    expect(isProCode(region)).toBe(verdict);
  });

  test.each([
    ['pro', true, false],
    ['pro_eu_region_1', true, true],
    ['eu', false, true],
    ['eu_region_1', false, true],
    ['pro_ca', true, false],
    ['us', false, false],
    ['ca', false, false],
    ['jp', false, false],
    ['other', false, false],
  ])('%s: pro region %s, eu flag %s', (region, pro, eu) => {
    expect(isProRegion(region)).toBe(pro);
    expect(isEuRegion(region)).toBe(eu);
  });

  test.each([
    ['an item that lists the region is shown', ['us', 'ca'], 'ca', true],
    ['an item that lists other regions is not', ['us'], 'ca', false],
    ['an item without a list is for everybody', [], 'ca', true],
    ['a missing list is for everybody', null, 'ca', true],
  ])('%s', (_sentence, regions, region, shown) => {
    expect(isShownIn(regions, region)).toBe(shown);
  });
});
