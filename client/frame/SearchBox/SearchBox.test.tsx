import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onAnnouncement } from '../../ui/announce.ts';
import { category, completion, help, openBox, ski, story } from './testSearchBox.tsx';

let said: string[] = [];
let stop = () => {};
beforeEach(() => {
  localStorage.clear();
  window.dataLayer = [];
  said = [];
  stop = onAnnouncement((message) => said.push(message));
});
afterEach(() => {
  stop();
  cleanup();
  vi.useRealTimers();
});

const everything = {
  queries: [completion('lodestar'), completion('lodestar 98')],
  results: [ski, category, story, help],
};
const list = () => screen.getByRole('listbox', { name: 'Suggestions' });
const open = async () => {
  const box = openBox();
  await box.type('lod');
  await box.answer(everything);
  return box;
};

describe('the field', () => {
  test('is a labelled combobox in a form that works without scripts', () => {
    const box = openBox({ path: '/de-de/c/skis' });
    expect(box.field().getAttribute('aria-label')).toBe('Search the shop');
    expect(box.field().getAttribute('aria-expanded')).toBe('false');
    expect(box.field().getAttribute('name')).toBe('q');
    expect(box.field().form?.getAttribute('action')).toBe('/de-de/search');
    expect(box.field().hasAttribute('autofocus')).toBe(true);
  });

  test('requests suggestions once, a moment after the last key', async () => {
    const box = openBox();
    await box.type('lo', 100);
    await box.type('lod', 100);
    expect([box.isRequested('lo'), box.isRequested('lod')]).toEqual([false, false]);
    await box.advance(80);
    expect([box.isRequested('lo'), box.isRequested('lod')]).toEqual([false, true]);
  });

  test.each(['', ' ', 'l', ' l '])('requests nothing for %j, and shows a hint', async (text) => {
    const box = openBox();
    await box.type('lod', 0);
    await box.type(text, 500);
    expect(box.isRequested(text.trim())).toBe(false);
    expect(screen.getByText(/Type two letters/)).toBeDefined();
  });

  test('starts with the query of the results page', async () => {
    const box = openBox({ path: '/en-us/search', search: 'q=lod' });
    expect(box.field().value).toBe('lod');
    await box.advance(180);
    expect(box.isRequested('lod')).toBe(true);
  });

  test('is cleared by its button', async () => {
    const box = await open();
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(box.field().value).toBe('');
    expect(box.options()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
  });

  test('starts empty when the box is reopened', async () => {
    const box = await open();
    box.reopen();
    expect(box.field().value).toBe('');
    expect(box.options()).toEqual([]);
  });
});

describe('suggestions', () => {
  test('are grouped, with matches highlighted, prices for products, and a link each', async () => {
    await open();
    const groups = within(list())
      .getAllByRole('group')
      .map((group) => [
        document.getElementById(group.getAttribute('aria-labelledby')!)?.textContent,
        within(group)
          .getAllByRole('option')
          .map((option) => [option.textContent, option.getAttribute('href')]),
      ]);
    expect(groups).toEqual([
      [
        'Suggestions',
        [
          ['lodestar', '/en-us/search?q=lodestar'],
          ['lodestar 98', '/en-us/search?q=lodestar+98'],
        ],
      ],
      ['Products', [['Lodestar 98 $799.00', '/en-us/p/lodestar-98']]],
      ['Categories', [['Skis', '/en-us/c/skis']]],
      [
        'Stories and help',
        [
          ['The lode below', '/en-us/blog/p/the-lode'],
          ['Wax and edges', '/en-us/support/wax'],
        ],
      ],
    ]);
    expect([...list().querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'lod',
      'lod',
      'Lod',
      'lod',
    ]);
    expect(screen.getByRole('option', { name: 'All results for “lod”' }).getAttribute('href')).toBe(
      '/en-us/search?q=lod',
    );
  });

  test('omit a group without results', async () => {
    const box = openBox();
    await box.type('ski');
    await box.answer({ results: [category] });
    expect(box.options()).toEqual(['Skis', 'All results for “ski”']);
    expect(within(list()).getAllByRole('group')).toHaveLength(1);
  });

  test('have a skeleton while the first ones load', async () => {
    const box = openBox();
    await box.type('lod');
    expect(box.field().getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByText(/Type two letters/)).toBeNull();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.querySelector('[aria-hidden] .product')).not.toBeNull();
  });

  test('stay, dimmed, until the next ones arrive', async () => {
    const box = await open();
    expect(list().getAttribute('aria-busy')).toBeNull();
    await box.type('lode');
    expect(box.options()).toContain('Lodestar 98 $799.00');
    expect(list().getAttribute('aria-busy')).toBe('true');
    expect(list().querySelector('[data-old]')).not.toBeNull();
    await box.answer({ results: [category] });
    expect(box.options()).toEqual(['Skis', 'All results for “lode”']);
    expect(list().querySelector('[data-old]')).toBeNull();
  });

  test('of an outdated request are cancelled, and never shown', async () => {
    const box = openBox();
    await box.type('lod');
    expect(box.isRequested('lod')).toBe(true);
    await box.type('lode', 0);
    expect(box.isRequested('lod')).toBe(false);
    await box.advance(180);
    expect(box.isRequested('lode')).toBe(true);
    await box.type('', 0);
    expect(box.isRequested('lode')).toBe(false);
  });

  test('of an earlier request in this session are shown from the cache', async () => {
    const box = await open();
    await box.type('lode');
    await box.answer({ results: [category] });
    await box.type('lod', 0);
    expect(box.isRequested('lod')).toBe(false);
    await box.advance(180);
    expect(box.isRequested('lod')).toBe(false);
    expect(box.options()).toContain('Lodestar 98 $799.00');
  });

  test('are counted for screen readers once the shopper pauses', async () => {
    const box = await open();
    await box.advance(500);
    expect(said).toEqual([]);
    await box.advance(300);
    expect(said).toEqual(['6 suggestions']);
  });

  test('are not counted while the shopper keeps typing', async () => {
    const box = await open();
    await box.advance(500);
    await box.type('lode', 1_000);
    expect(said).toEqual([]);
  });

  test('say when there are none, and offer a full search', async () => {
    const box = openBox();
    await box.type('xq');
    await box.answer();
    expect(screen.getByText('No suggestions. Search to see all results.')).toBeDefined();
    expect(box.options()).toEqual(['All results for “xq”']);
    await box.advance(800);
    expect(said).toEqual(['No suggestions. Search to see all results.']);
  });

  test('say when the search fails, and the form still works', async () => {
    const box = openBox();
    await box.type('lod');
    await box.fail();
    const words = 'Suggestions aren’t available right now. You can still search.';
    expect(screen.getByText(words, { selector: '.word' })).toBeDefined();
    expect(said).toEqual([words]);
    fireEvent.submit(box.field().form!);
    expect(box.navigate).toHaveBeenCalledWith('/en-us/search?q=lod');
  });

  test('are requested again after a failure', async () => {
    const box = openBox();
    await box.type('lod');
    await box.fail();
    await box.type('lode');
    await box.answer({ results: [category] });
    expect(screen.queryByText(/aren’t available/, { selector: '.word' })).toBeNull();
    expect(box.options()).toContain('Skis');
  });

  test('are cancelled when the box is unmounted', async () => {
    const box = openBox();
    await box.type('lod');
    box.unmount();
    expect(box.isRequested('lod')).toBe(false);
  });
});
