import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { keepServedPictures } from '../../viewport/pictures/pictureAddress.ts';
import { bannerBlock, pictureData, renderPage } from '../PageBlocks/testPage.tsx';

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

const image = () => screen.getByAltText<HTMLImageElement>('What peak shows');
const later = () =>
  renderPage([bannerBlock({}, 'first'), bannerBlock({ background: pictureData('peak') }, 'second')]);
const opening = () => renderPage([bannerBlock({ background: pictureData('peak') })]);

describe('a picture', () => {
  test('reserves its space before it loads: every source has its size', () => {
    later();
    expect([image().getAttribute('width'), image().getAttribute('height')]).toEqual(['1792', '1008']);
    const sources = [...image().parentElement!.querySelectorAll('source')];
    expect(
      sources.map((source) => [source.media, source.getAttribute('width'), source.getAttribute('height')]),
    ).toEqual([
      ['(max-width: 768px)', '768', '960'],
      ['', '1792', '1008'],
    ]);
  });

  test('is lazy', () => {
    later();
    expect(image().getAttribute('loading')).toBe('lazy');
    expect(preloads().some((link) => link.getAttribute('imagesrcset')?.includes('peak'))).toBe(false);
  });

  test('above the fold is preloaded, one file for each width', () => {
    opening();
    expect(image().getAttribute('loading')).toBe('eager');
    expect(image().getAttribute('fetchpriority')).toBe('high');
    expect(
      preloads().map((link) => [
        link.getAttribute('imagesrcset'),
        link.getAttribute('imagesizes'),
        link.media,
      ]),
    ).toEqual([
      ['/i/peak?w=768 768w', '100vw', '(max-width: 768px)'],
      ['/i/peak?w=1792 1792w', '100vw', '(not (max-width: 768px))'],
    ]);
    const sources = [...image().parentElement!.querySelectorAll('source')];
    expect(sources.map(({ srcset, sizes }) => [srcset, sizes])).toEqual([
      ['/i/peak?w=768 768w', '100vw'],
      ['/i/peak?w=1792 1792w', '100vw'],
    ]);
  });

  test('keeps its focus when it is cropped', () => {
    opening();
    expect(image().parentElement!.style.getPropertyValue('--picture-focus')).toBe('50% 20%');
  });

  test('hides only while it loads', () => {
    mockImage({ complete: false });
    later();
    expect(image().dataset['state']).toBe('loading');
    fireEvent(image(), new Event('load'));
    expect(image().dataset['state']).toBe('shown');
  });

  test('that is already loaded is never hidden', () => {
    mockImage({ complete: true, naturalWidth: 768 });
    later();
    expect(image().dataset['state']).toBeUndefined();
  });

  test('that fails to load shows its alt text, silently', () => {
    mockImage({ complete: false });
    later();
    fireEvent(image(), new Event('error'));
    expect(image().dataset['state']).toBe('failed');
    expect(image().parentElement!.dataset['failed']).toBe('What peak shows');
    expect(image().alt).toBe('What peak shows');
  });

  test('that failed before hydration is detected', () => {
    mockImage({ complete: true, naturalWidth: 0 });
    later();
    expect(image().dataset['state']).toBe('failed');
  });

  test('whose address changes is tried again', () => {
    mockImage({ complete: true, naturalWidth: 0 });
    later();
    fireEvent(image(), new Event('load'));
    expect(image().dataset['state']).toBe('shown');
    expect(image().parentElement!.dataset['failed']).toBeUndefined();
  });

  test('a photograph has a 15-pixel placeholder until it loads', () => {
    mockImage({ complete: false });
    later();
    expect(image().parentElement!.style.getPropertyValue('--picture-placeholder')).toBe(
      'url("/i/peak?maxW=15")',
    );
  });
});

// Last: from here on the module counts the page as hydrated.
describe('on a slow connection', () => {
  const at = (name: string, dpi: readonly [number, number]) => ({
    src: `/i/${name}?w=340&qlt=75&dpi=${dpi[0]}`,
    srcSet: `/i/${name}?w=340&qlt=75&dpi=${dpi[0]} 340w, /i/${name}?w=680&qlt=75&dpi=${dpi[1]} 680w`,
  });
  const banner = (name: string) => {
    const { src, srcSet } = at(name, [96, 144]);
    const sources = [{ media: null, srcSet, sizes: '340px', width: 340, height: 453 }];
    const rendition = { src, width: 340, height: 453, placeholder: '/i/tiny', sources };
    return bannerBlock({ background: { ...pictureData(name), rendition } }, name);
  };
  const files = (name: string) => {
    const shown = screen.getByAltText<HTMLImageElement>(`What ${name} shows`);
    return {
      src: shown.getAttribute('src'),
      srcSet: shown.parentElement!.querySelector('source')!.getAttribute('srcset'),
    };
  };

  test('server-rendered pictures keep their files, later ones have dpi 72 and 72', () => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' }, configurable: true });
    const { unmount } = renderPage([banner('served')]);
    keepServedPictures(document);
    unmount();
    document.head.replaceChildren();
    renderPage([banner('later'), banner('served')]);
    expect(files('served')).toEqual(at('served', [96, 144]));
    expect(files('later')).toEqual(at('later', [72, 72]));
    expect(preloads().map((link) => link.getAttribute('imagesrcset'))).toEqual([
      at('later', [72, 72]).srcSet,
    ]);
    Reflect.deleteProperty(navigator, 'connection');
  });
});

function preloads(): HTMLLinkElement[] {
  return [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="image"]')];
}

/** Mock of the browser's `complete` and `naturalWidth` for all pictures of the test. */
function mockImage({ complete, naturalWidth = 0 }: { complete: boolean; naturalWidth?: number }): void {
  Object.defineProperty(HTMLImageElement.prototype, 'complete', { value: complete, configurable: true });
  Object.defineProperty(HTMLImageElement.prototype, 'naturalWidth', {
    value: naturalWidth,
    configurable: true,
  });
}
