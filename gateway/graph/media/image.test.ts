/** Images end to end: crops, zoom, and both with the image service down. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { callsBySource, startShop, type Shop } from '../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(() => shop.mendSources());
afterAll(() => shop.close());

interface Rendition {
  src: string;
  sources: { srcSet: string }[];
}
interface GalleryImage {
  name: string;
  rendition: Rendition;
  zoom: { src: string; width: number; height: number };
}

const pictureText = `name zoom { src width height } rendition(size: GALLERY) { src sources { srcSet } }`;

async function gallery() {
  const answer = await shop.visitor().ask<{ product: { gallery: GalleryImage[] } }>(
    `query ($locale: Locale!) @inContext(locale: $locale) {
      product(handle: "lodestar-98") { ... on Product { gallery { ... on Image { ${pictureText} } } } }
    }`,
    { locale: 'en-us' },
  );
  return { ...answer, images: answer.data.product.gallery.filter(({ name }) => name !== undefined) };
}

describe('a gallery picture', () => {
  test('takes size and point of interest from the image set, without further calls', async () => {
    await shop.coldSources();
    const { images, errors, log } = await gallery();
    expect(errors).toEqual([]);
    expect(images.map(({ name }) => name.split('_').at(-1))).toEqual([
      'front',
      'back',
      'detail',
      'tail',
      'side',
      'mounted',
      'scene',
    ]);
    expect(callsBySource(log.records).imagery).toBe(1);
  });

  test('with a point of interest is cropped around it on every screen; a packshot is placed', async () => {
    const { images } = await gallery();
    const scene = images.find(({ name }) => name.endsWith('_scene'))!;
    const front = images.find(({ name }) => name.endsWith('_front'))!;
    const files = scene.rendition.sources.flatMap(({ srcSet }) => srcSet.split(', '));
    expect(files).toHaveLength(8);
    expect(
      files.every((file) => file.includes('sm=c') && file.includes('poi=0.28,0.08,0.44,0.6&scaleFit=poi')),
    ).toBe(true);
    expect(front.rendition.src).not.toMatch(/sm=|poi=/);
  });

  test('zooms to its own resolution', async () => {
    const { images } = await gallery();
    // Views that show more the closer one looks have more pixels.
    const isLarge = (name: string): boolean => /_(?:back|detail|tail|side|mounted)$/.test(name);
    const sizeOf = (name: string): readonly number[] =>
      name.endsWith('_scene') ? [900, 1200] : isLarge(name) ? [1500, 2000] : [1200, 1600];
    expect(images.map(({ zoom }) => [zoom.width, zoom.height])).toEqual(
      images.map(({ name }) => sizeOf(name)),
    );
    expect(images[0]?.zoom.src).toMatch(
      /lodestar-98_spruce_front\?w=1200&h=1600&fmt=auto&qlt=90&bg=white&dpi=96$/,
    );
  });

  test('zooms to an estimated size when the image service is down', async () => {
    await shop.coldSources();
    await shop.breakSource({ source: 'imagery', status: 503 });
    const { images, errors } = await gallery();
    expect(errors).toEqual([]);
    expect(images.map(({ zoom }) => zoom.width)).toEqual([1680]);
  });
});

describe('a banner', () => {
  const ask = () =>
    shop.visitor().ask<{ category: { banner: { pointOfInterest: object | null; rendition: Rendition } } }>(
      `query ($locale: Locale!) @inContext(locale: $locale) {
        category(handle: "skis") { banner { pointOfInterest { x } rendition(size: BANNER) { src sources { srcSet } } } }
      }`,
      { locale: 'en-us' },
    );

  test('keeps its point of interest in the crop of each breakpoint, at the cost of one call', async () => {
    await shop.coldSources();
    const { data, log } = await ask();
    const { rendition, pointOfInterest } = data.category.banner;
    expect(pointOfInterest).not.toBeNull();
    expect(rendition.sources).toHaveLength(6);
    expect(rendition.sources.every(({ srcSet }) => srcSet.split('scaleFit=poi').length === 3)).toBe(true);
    expect(callsBySource(log.records).imagery).toBe(1);
  });

  test('is cropped around its centre when the image service is down', async () => {
    await shop.coldSources();
    await shop.breakSource({ source: 'imagery', status: 503 });
    const { data } = await ask();
    expect(data.category.banner.rendition.src).toContain('sm=c');
    expect(data.category.banner.rendition.src).not.toContain('poi');
  });
});
