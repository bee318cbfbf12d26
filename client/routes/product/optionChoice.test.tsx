/** Choosing colour and length: by pointer, keyboard and address, also values that are sold out or not made. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { pick, setUp, shownPrice, value } from './testProductRoute.tsx';

describe('choice of options', () => {
  test('the selected colour starts as the first, the length is missing', () => {
    setUp();
    expect(value('Spruce').checked).toBe(true);
    expect(screen.getByRole('button', { name: 'Choose length' })).toBeDefined();
  });

  test('the address selects the options', () => {
    setUp({ search: 'color=bone&length=178' });
    expect(value('Bone').checked).toBe(true);
    expect(value('178').checked).toBe(true);
    expect(screen.getByRole('button', { name: 'Add to cart' })).toBeDefined();
  });

  test('a choice updates the address without a navigation', async () => {
    setUp({ search: 'ref=mail' });
    await pick('171');
    expect(window.location.search).toBe('?ref=mail&color=spruce&length=171');
    expect(window.history.state).toEqual({ key: 'k' });
  });

  test('options have the editors’ texts; the address keeps its own', async () => {
    setUp({ managed: { length: 'Länge', 'addtocart.choose': '{option} wählen' } });
    expect(screen.getByRole('button', { name: 'Länge wählen' })).toBeDefined();
    expect(screen.getByRole('group', { name: /^Länge/ })).toBeDefined();
    await pick('171');
    expect(window.location.search).toBe('?color=spruce&length=171');
  });

  test('stock and price are those of the current variant', async () => {
    setUp();
    await pick('171');
    expect(screen.getByText('Only 3 left')).toBeDefined();
    await pick('185');
    expect(shownPrice()).toBe('$849');
  });

  test('sold-out values can be selected, say so, and cannot be bought', async () => {
    setUp();
    expect(screen.getByText(/Sold out in this combination: 178/)).toBeDefined();
    await pick(/^178.*Sold out$/);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sold out' }).disabled).toBe(true);
  });

  test('a value that is not made with the others is marked and explained, and can be selected', async () => {
    setUp();
    await pick('Bone');
    expect(screen.getByText(/Not made in Bone: 185\./)).toBeDefined();
    expect(value(/^185.*not made in Bone$/).disabled).toBe(false);
    expect(screen.getByRole('group', { name: /^Length/ }).getAttribute('aria-describedby')).not.toBeNull();
  });

  test('selecting it changes the other option to the nearest that is made, with a message', async () => {
    setUp();
    await pick('Bone');
    await pick(/^185/);
    expect(value(/^Spruce/).checked).toBe(true);
    expect(screen.getByText('185 isn’t made in Bone; color changed to Spruce.').tagName).toBe('OUTPUT');
    expect(window.location.search).toBe('?color=spruce&length=185');
    await pick(/^178/);
    expect(value('Bone').checked).toBe(true);
    expect(screen.getByText('Back to Bone.')).toBeDefined();
    await pick('171');
    expect(screen.queryByText('Back to Bone.')).toBeNull();
  });

  test('by keyboard a group can be stepped through without a lasting effect', async () => {
    setUp({ search: 'color=bone&length=178' });
    value('178').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(window.location.search).toBe('?color=spruce&length=185');
    await userEvent.keyboard('{ArrowLeft}');
    expect(window.location.search).toBe('?color=bone&length=178');
  });

  test('the button focuses the missing option, and the group explains it', async () => {
    setUp();
    await userEvent.click(screen.getByRole('button', { name: 'Choose length' }));
    expect(document.activeElement).toBe(value('171'));
    const group = screen.getByRole('group', { name: /^Length/ });
    const notes = (group.getAttribute('aria-describedby') ?? '').split(' ');
    expect(notes.map((id) => document.getElementById(id)?.textContent)).toContain(
      'Choose a length to add this to your cart.',
    );
    await pick('171');
    expect(screen.queryByText(/^Choose a /)).toBeNull();
  });
});
