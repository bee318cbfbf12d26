import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
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
  test('has its room before it loads: every source says its size', () => {
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

  test('loads when it comes near', () => {
    later();
    expect(image().getAttribute('loading')).toBe('lazy');
    expect(preloads().some((link) => link.getAttribute('imagesrcset')?.includes('peak'))).toBe(false);
  });

  test('that a screen opens with is preloaded, one file for each width', () => {
    opening();
    expect(image().getAttribute('loading')).toBe('eager');
    expect(image().getAttribute('fetchpriority')).toBe('high');
    expect(preloads().map((link) => [link.getAttribute('imagesrcset'), link.media])).toEqual([
      ['/i/peak?w=768 1x', '(max-width: 768px)'],
      ['/i/peak?w=1792 1x', '(not (max-width: 768px))'],
    ]);
  });

  test('keeps in view what it is about when it is cropped', () => {
    opening();
    expect(image().parentElement!.style.getPropertyValue('--picture-focus')).toBe('50% 20%');
  });

  test.each(['load', 'error'])('hides only while it loads: %s ends it', (event) => {
    Object.defineProperty(HTMLImageElement.prototype, 'complete', { value: false, configurable: true });
    later();
    expect(image().dataset['state']).toBe('loading');
    fireEvent(image(), new Event(event));
    expect(image().dataset['state']).toBe('shown');
  });

  test('that is there already is never hidden', () => {
    Object.defineProperty(HTMLImageElement.prototype, 'complete', { value: true, configurable: true });
    later();
    expect(image().dataset['state']).toBeUndefined();
  });
});

function preloads(): HTMLLinkElement[] {
  return [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="image"]')];
}
