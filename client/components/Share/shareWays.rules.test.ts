import { describe, expect, test } from 'vitest';
import { popupFeatures, shareWays } from './shareWays.rules.ts';

describe('the share popup is 626 by 436', () => {
  test.each([
    [
      'centred on the window',
      { screenX: 0, screenY: 0, outerWidth: 1440, outerHeight: 900 },
      'left=407,top=232',
    ],
    [
      'on the screen to the left, with negative coordinates',
      { screenX: -1920, screenY: 40, outerWidth: 1920, outerHeight: 1040 },
      'left=-1273,top=342',
    ],
    [
      'below the edge of a window that is lower than it',
      { screenX: 100, screenY: 60, outerWidth: 626, outerHeight: 300 },
      'left=100,top=60',
    ],
    [
      'at a whole pixel of a window with odd sides',
      { screenX: 0, screenY: 0, outerWidth: 1001, outerHeight: 801 },
      'left=188,top=183',
    ],
  ])('%s', (_sentence, place, where) => {
    expect(popupFeatures(place)).toBe(`popup,width=626,height=436,${where}`);
  });
});

describe('every network', () => {
  const page = { url: 'https://skarn.example/de-de/blog/p/wax?a=1&b=2', title: 'Wachs & Wärme: 50 % Öl' };

  test('gets the absolute address', () => {
    const links = shareWays(page).map(({ network, href }) => {
      const { protocol, searchParams } = new URL(href);
      return [network, protocol, [...searchParams.values()].some((value) => value.includes(page.url))];
    });
    expect(links).toEqual([
      ['Facebook', 'https:', true],
      ['X', 'https:', true],
      ['WhatsApp', 'https:', true],
      ['LINE', 'https:', true],
    ]);
  });

  test('that takes a text gets the title verbatim', () => {
    const words = shareWays(page).flatMap(({ href }) => new URL(href).searchParams.get('text') ?? []);
    expect(words).toEqual([page.title, `${page.title} ${page.url}`, page.title]);
  });
});
