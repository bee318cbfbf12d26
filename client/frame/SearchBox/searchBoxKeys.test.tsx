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
/** Highlighting splits the text into elements; compare its words. */
const option = (text: string) =>
  screen.getByRole('option', { name: (_, { textContent }) => textContent === text });
const open = async () => {
  const box = openBox();
  await box.type('lod');
  await box.answer(everything);
  return box;
};

describe('keys', () => {
  test('arrows cycle through all options and the field, which keeps the focus and names the active one', async () => {
    const box = await open();
    const walked = [];
    for (let step = 0; step < 8; step += 1) {
      box.press('ArrowDown');
      walked.push(box.active());
    }
    expect(walked).toEqual([
      'lodestar',
      'lodestar 98',
      'Lodestar 98 $799.00',
      'Skis',
      'The lode below',
      'Wax and edges',
      'All results for “lod”',
      null,
    ]);
    box.press('ArrowUp');
    expect(box.active()).toBe('All results for “lod”');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('All results for “lod”');
  });

  test.each(['Home', 'End', 'ArrowLeft', 'ArrowRight'])(
    '%s is left to the text, and the field becomes active',
    async (key) => {
      const box = await open();
      box.press('ArrowDown');
      expect(box.press(key)).toBe(true);
      expect(box.active()).toBeNull();
    },
  );

  test('typing on makes the field active again', async () => {
    const box = await open();
    box.press('ArrowDown');
    await box.type('lode', 0);
    expect(box.active()).toBeNull();
  });

  test('Enter opens the active option', async () => {
    const box = await open();
    for (let step = 0; step < 3; step += 1) box.press('ArrowDown');
    expect(box.press('Enter')).toBe(false);
    expect(box.navigate).toHaveBeenCalledExactlyOnceWith('/en-us/p/lodestar-98');
    expect(box.onClose).toHaveBeenCalledOnce();
  });

  test('Enter in the field submits the form', async () => {
    const box = await open();
    expect(box.press('Enter')).toBe(true);
    fireEvent.submit(box.field().form!);
    expect(box.navigate).toHaveBeenCalledExactlyOnceWith('/en-us/search?q=lod');
    expect(box.onClose).toHaveBeenCalledOnce();
  });

  test('Enter in an empty field does nothing', () => {
    const box = openBox();
    fireEvent.submit(box.field().form!);
    expect(box.navigate).not.toHaveBeenCalled();
  });

  test('the first Escape closes the list, the second the box; an arrow reopens the list', async () => {
    const box = await open();
    expect(box.press('Escape')).toBe(false);
    expect(box.field().getAttribute('aria-expanded')).toBe('false');
    expect(box.field().value).toBe('lod');
    expect(box.onClose).not.toHaveBeenCalled();
    // Not prevented, so the dialog closes.
    expect(box.press('Escape')).toBe(true);
    fireEvent(document.querySelector('dialog')!, new Event('cancel', { cancelable: true }));
    expect(box.onClose).toHaveBeenCalledOnce();
    box.press('ArrowDown');
    expect(box.field().getAttribute('aria-expanded')).toBe('true');
    expect(box.active()).toBe('lodestar');
  });

  test('Tab closes the list', async () => {
    const box = await open();
    box.press('ArrowDown');
    expect(box.press('Tab')).toBe(true);
    fireEvent.blur(box.field());
    expect(box.active()).toBeNull();
  });

  test('keys with a modifier are left to the browser', async () => {
    const box = await open();
    expect(box.press('ArrowDown', { altKey: true })).toBe(true);
    expect(box.active()).toBeNull();
  });
});

describe('during IME composition', () => {
  test('nothing is requested before kana are converted', async () => {
    const box = openBox();
    fireEvent.compositionStart(box.field());
    await box.type('すき', 500);
    expect(box.isRequested('すき')).toBe(false);
    await box.type('スキー', 0);
    fireEvent.compositionEnd(box.field());
    await box.advance(180);
    expect(box.isRequested('スキー')).toBe(true);
  });

  test('composed Latin letters on phones are requested as typed', async () => {
    const box = openBox();
    fireEvent.compositionStart(box.field());
    await box.type('lod');
    expect(box.isRequested('lod')).toBe(true);
  });

  test('Enter accepts the word, and neither opens nor submits', async () => {
    const box = await open();
    box.press('ArrowDown');
    fireEvent.compositionStart(box.field());
    expect(box.press('Enter', { isComposing: true })).toBe(true);
    expect(box.press('Enter', { keyCode: 229 })).toBe(true);
    await box.type('すき', 0);
    fireEvent.submit(box.field().form!);
    expect(box.navigate).not.toHaveBeenCalled();
  });
});

describe('an opened option', () => {
  test('is reported to the search service and, for a product, to the tag manager', async () => {
    const box = await open();
    fireEvent.click(option('Lodestar 98 $799.00'));
    expect(
      box.isReported({
        searchTerm: 'lod',
        documentId: 'doc-ski',
        requestId: 'request-1',
        tags: ['suggestion'],
      }),
    ).toBe(true);
    expect(window.dataLayer).toEqual([
      {
        event: 'select_item',
        ecommerce: {
          item_list_id: 'search-suggestions',
          item_list_name: 'Products',
          items: [
            {
              item_name: 'Lodestar 98',
              item_id: 'lodestar-98',
              bc_item_id: 4,
              price: 799,
              discount: 0,
              quantity: 1,
              index: 0,
              item_list_id: 'search-suggestions',
              item_list_name: 'Products',
            },
          ],
        },
      },
    ]);
  });

  test('with a modifier key is left to the browser, and the box stays open', async () => {
    const box = await open();
    const option = screen.getByRole('option', { name: 'Skis' });
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    // A simulated browser opens no tab.
    document.addEventListener('click', (each) => each.preventDefault(), { once: true });
    option.dispatchEvent(event);
    expect(box.navigate).not.toHaveBeenCalled();
    expect(box.onClose).not.toHaveBeenCalled();
  });

  test('keeps the focus in the field on press', async () => {
    await open();
    expect(fireEvent.mouseDown(screen.getByRole('option', { name: 'Skis' }))).toBe(false);
  });
});

describe('recent searches', () => {
  const remembered = () => JSON.parse(localStorage.getItem('skarn:searches') ?? '[]') as string[];
  const grid = () => screen.getByRole('grid', { name: 'Recent searches' });
  const remember = (...terms: string[]) => localStorage.setItem('skarn:searches', JSON.stringify(terms));

  test('store submitted searches and those of opened options, but not what is only typed', async () => {
    const box = await open();
    expect(remembered()).toEqual([]);
    fireEvent.click(option('lodestar 98'));
    expect(remembered()).toEqual(['lodestar 98']);
    fireEvent.click(screen.getByRole('option', { name: 'Skis' }));
    expect(remembered()).toEqual(['lod', 'lodestar 98']);
    await box.type('  poles ');
    fireEvent.submit(box.field().form!);
    expect(remembered()).toEqual(['poles', 'lod', 'lodestar 98']);
  });

  test('are shown in a grid while the field is empty, and hidden once something is typed', async () => {
    remember('poles', 'lodestar');
    const box = openBox();
    expect(box.field().getAttribute('aria-haspopup')).toBe('grid');
    expect(box.field().getAttribute('aria-controls')).toBe(grid().id);
    expect(within(grid()).getAllByRole('link', { hidden: true })[0]?.getAttribute('href')).toBe(
      '/en-us/search?q=poles',
    );
    await box.type('l', 0);
    expect(screen.queryByRole('grid')).toBeNull();
  });

  test('are navigated by arrows, opened by Enter, removed by the cell beside them or by Delete', () => {
    remember('poles', 'lodestar', 'wax');
    const box = openBox();
    box.press('ArrowDown');
    expect(box.active()).toBe('poles');
    box.press('ArrowRight');
    const cell = document.getElementById(box.field().getAttribute('aria-activedescendant')!);
    expect(within(cell!).getByRole('button').getAttribute('aria-label')).toBe('Remove “poles”');
    box.press('Enter');
    expect(remembered()).toEqual(['lodestar', 'wax']);
    expect(said).toEqual(['“poles” removed.']);
    expect(box.active()).toBeNull();
    box.press('ArrowDown');
    box.press('ArrowDown');
    box.press('Delete');
    expect(remembered()).toEqual(['lodestar']);
    box.press('ArrowDown');
    box.press('Enter');
    expect(box.navigate).toHaveBeenCalledWith('/en-us/search?q=lodestar');
  });

  test('are cleared all at once', () => {
    remember('poles', 'lodestar');
    openBox();
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(localStorage.getItem('skarn:searches')).toBeNull();
    expect(screen.queryByRole('grid')).toBeNull();
    expect(said).toEqual(['Recent searches cleared.']);
  });

  test('are closed by the first Escape, the box by the second', () => {
    remember('poles');
    const box = openBox();
    expect(box.press('Escape')).toBe(false);
    expect(box.field().getAttribute('aria-expanded')).toBe('false');
    expect(box.press('Escape')).toBe(true);
  });
});
