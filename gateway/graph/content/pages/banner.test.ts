/** Banners, end to end: sliders, icon tone, and banners without pictures. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { bannerEntry } from '../../../sources/delivery/banners.ts';
import { startShop, type Shop } from '../../../testing/shop/shop.ts';
import { bannerOf } from './banner.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(() => shop.mendSources());
afterAll(() => shop.close());

interface Banner {
  iconTone: string;
  isOverlayDark: boolean;
  shade: Record<'desktop' | 'desktopTop' | 'mobile' | 'mobileTop', number> | null;
  desktopAspectRatio: number | null;
  background: { __typename: string; name: string; poster?: { rendition: { src: string } } | null };
}
interface Home {
  page: { blocks: { banner?: Banner; banners?: Banner[]; bannerDelay?: number }[] };
}

const text = /* GraphQL */ `
  query @inContext(locale: "en-us") {
    page(handle: "home") {
      blocks {
        ... on BannerBlock {
          banner {
            ...Facts
          }
        }
        ... on BannerSliderBlock {
          bannerDelay
          banners {
            ...Facts
          }
        }
      }
    }
  }
  fragment Facts on Banner {
    iconTone
    isOverlayDark
    shade {
      desktop
      desktopTop
      mobile
      mobileTop
    }
    desktopAspectRatio
    background {
      __typename
      ... on Image {
        name
      }
      ... on Video {
        name
        poster {
          rendition(size: BANNER) {
            src
          }
        }
      }
    }
  }
`;

async function blocks() {
  const { data, errors } = await shop.visitor().ask<Home>(text);
  expect(errors).toEqual([]);
  const slider = data.page.blocks.find(({ banners }) => banners);
  const single = data.page.blocks.flatMap(({ banner }) => banner ?? []);
  return { slider, single };
}

describe('several banners of one block', () => {
  test('are a slider if the editors chose so, with 7000 ms per slide', async () => {
    const { slider } = await blocks();
    expect(slider?.banners?.map(({ background }) => background.name)).toEqual([
      'scene-copper-dusk',
      'scene-open-cut',
      'scene-overburden',
    ]);
    expect(slider?.bannerDelay).toBe(7_000);
  });

  test('have the aspect ratio of the first, so that the layout does not shift', async () => {
    const { slider } = await blocks();
    const ratios = new Set(slider?.banners?.map(({ desktopAspectRatio }) => desktopAspectRatio));
    expect([...ratios]).toEqual([21 / 9]);
  });
});

describe('the shade behind the words', () => {
  const on = (banners: Banner[], name: string) => banners.find(({ background }) => background.name === name);

  test('is slight at a dark bench, strong on snow', async () => {
    const { single } = await blocks();
    const bench = on(single, 'scene-wax-bench')?.shade;
    const snow = on(single, 'scene-first-light')?.shade;
    expect(bench?.desktop).toBeLessThan(0.35);
    expect(snow?.desktop).toBeGreaterThan(0.4);
    for (const opacity of [bench, snow].flatMap((shade) => Object.values(shade ?? {}))) {
      expect(opacity).toBeGreaterThanOrEqual(0);
      expect(opacity).toBeLessThanOrEqual(0.62);
    }
  });

  test('is unknown for a film', async () => {
    const { single } = await blocks();
    expect(single.find(({ background }) => background.__typename === 'Video')?.shade).toBeNull();
  });
});

describe('icons on a banner', () => {
  test('are light on a dark picture and dark on a bright one', async () => {
    const { slider, single } = await blocks();
    const tones = [...(slider?.banners ?? []), ...single].map((one) => [one.background.name, one.iconTone]);
    expect(Object.fromEntries(tones)).toMatchObject({
      'scene-copper-dusk': 'LIGHT',
      'scene-open-cut': 'DARK',
      'scene-overburden': 'DARK',
    });
  });

  test('follow the text when the brightness is unknown, as for a video', async () => {
    const { single } = await blocks();
    const film = single.find(({ background }) => background.__typename === 'Video');
    expect(film).toMatchObject({ isOverlayDark: true, iconTone: 'LIGHT' });
  });

  test('follow the text while the image service is down, and the shade is unknown', async () => {
    await shop.coldSources();
    await shop.breakSource({ source: 'imagery', status: 503 });
    const { slider } = await blocks();
    expect(slider?.banners?.map(({ iconTone }) => iconTone)).toEqual(['LIGHT', 'LIGHT', 'LIGHT']);
    expect(slider?.banners?.map(({ shade }) => shade)).toEqual([null, null, null]);
  });
});

test('a video’s poster has the video’s aspect ratio', async () => {
  const { single } = await blocks();
  const film = single.find(({ background }) => background.__typename === 'Video');
  const src = new URL(film?.background.poster?.rendition.src ?? '');
  const [width, height] = ['w', 'h'].map((side) => Number(src.searchParams.get(side)));
  expect((width ?? 0) / (height ?? 1)).toBeCloseTo(21 / 9, 1);
});

describe('an entry', () => {
  const read = (fields: object) =>
    bannerOf(bannerEntry.parse({ uid: 'banner', title: 'A banner', ...fields }), 'en-us');
  const background = { type: 'Image', amplience_id: 'scene-dusk' };

  test('with all fields empty is not published', () => {
    expect(read({})).toBeNull();
    expect(read({ background: {}, cta_button_global: [], content: null })).toBeNull();
  });

  test('with only a picture is a banner of the default height, without text and links', () => {
    expect(read({ background, cta_button_global: [{}] })).toMatchObject({
      contentHtml: '',
      position: 'TOP_LEFT',
      aspect: { desktop: null, mobile: null },
      isZoomed: false,
      isCopyBeside: false,
      buttons: [],
      link: null,
    });
  });

  test('with unsafe content in every field has no markup and no links', () => {
    const hostile =
      '<img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:alert(1)">x</a>';
    const banner = read({
      content: hostile,
      content_layout: '"] { display: none } [x="',
      background: { type: hostile, amplience_id: '../../"><script>', alt_text: hostile, imageset: hostile },
      desktop_aspect_ratio: '1e999:0',
      mobile_aspect_ratio: hostile,
      cta_button_global: [
        {
          button_text: hostile,
          button_class: hostile,
          type: 'external',
          external_link: { title: '', href: ' javascript:alert(1)' },
        },
      ],
    });
    expect(banner?.contentHtml).not.toMatch(/script|onerror/);
    expect(banner).toMatchObject({
      position: 'TOP_LEFT',
      aspect: { desktop: null, mobile: null },
      link: null,
    });
    expect(banner?.buttons.map(({ link }) => link)).toEqual([null]);
  });
});
