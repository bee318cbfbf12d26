import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CompareToggle_product$key } from '#relay/CompareToggle_product.graphql.ts';
import compareBarQuery from '#relay/CompareBarQuery.graphql.ts';
import { LiveRegion } from '../../ui/LiveRegion/LiveRegion.tsx';
import { createTestShop } from '../ProductGrid/testShop.tsx';
import { compareBarId } from './compareBarId.ts';
import { CompareToggle } from './CompareToggle.tsx';
import { clearComparison, setUnavailable } from './compareList.ts';

beforeEach(() => {
  localStorage.clear();
  setUnavailable([]);
});
afterEach(cleanup);

const kept = () => JSON.parse(localStorage.getItem('skarn:compare') ?? '[]') as unknown;
const keep = (...handles: string[]) => localStorage.setItem('skarn:compare', JSON.stringify(handles));

function setUp(titles: readonly string[], isComparable = true) {
  const shop = createTestShop();
  const { request } = createOperationDescriptor(compareBarQuery, { locale: 'en-us', handles: [] });
  shop.environment.commitUpdate((store) => {
    for (const title of titles) {
      const record = store.create(title, 'Product');
      record.setValue(title.toLowerCase(), 'handle');
      record.setValue(title, 'displayTitle');
      record.setValue(isComparable, 'isComparable');
    }
  });
  const keyOf = (title: string) =>
    ({
      __id: title,
      __fragments: { CompareToggle_product: {} },
      __fragmentOwner: request,
    }) as unknown as CompareToggle_product$key;
  shop.render(
    <>
      <LiveRegion />
      {titles.map((title) => (
        <CompareToggle key={title} product={keyOf(title)} />
      ))}
      <section id={compareBarId} tabIndex={-1} aria-label="Comparison" />
    </>,
  );
}

const box = (title: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Compare ${title}` });

describe('a ski is selected', () => {
  test('by its checkbox, and stored', async () => {
    setUp(['Kant', 'Adit']);
    await userEvent.click(box('Kant'));
    expect([box('Kant').checked, box('Adit').checked]).toEqual([true, false]);
    expect(kept()).toEqual(['kant']);
    expect(screen.getByText('Kant added to comparison: 1 of 4.')).toBeDefined();
  });

  test('and deselected', async () => {
    keep('kant');
    setUp(['Kant']);
    expect(box('Kant').checked).toBe(true);
    await userEvent.click(box('Kant'));
    expect(box('Kant').checked).toBe(false);
    expect(kept()).toEqual([]);
    expect(screen.getByText('Kant removed from comparison.')).toBeDefined();
  });

  test('in another tab too', async () => {
    setUp(['Kant']);
    keep('kant');
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'skarn:compare' })));
    expect(box('Kant').checked).toBe(true);
  });

  test('and the keyboard can jump to the bar from there', async () => {
    setUp(['Kant']);
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Go to the comparison');
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement?.id).toBe(compareBarId);
  });
});

describe('a fifth ski', () => {
  const refusal = () => screen.queryByRole('alert')?.textContent ?? null;

  test('is refused with a message', async () => {
    keep('a', 'b', 'c', 'd');
    setUp(['Kant']);
    await userEvent.click(box('Kant'));
    expect(box('Kant').checked).toBe(false);
    expect(refusal()).toBe('You can compare up to 4 skis. Remove one first.');
    expect(kept()).toEqual(['a', 'b', 'c', 'd']);
  });

  test('the message disappears when there is room again', async () => {
    keep('a', 'b', 'c', 'd');
    setUp(['Kant']);
    await userEvent.click(box('Kant'));
    await act(async () => clearComparison());
    expect(refusal()).toBeNull();
  });

  test('replaces one that this market does not show', async () => {
    keep('a', 'b', 'c', 'd');
    setUnavailable(['b']);
    setUp(['Kant']);
    await userEvent.click(box('Kant'));
    expect(kept()).toEqual(['a', 'c', 'd', 'kant']);
    expect(refusal()).toBeNull();
  });
});

test('a product that cannot be compared has no checkbox', () => {
  setUp(['Pole'], false);
  expect(screen.queryByRole('checkbox')).toBeNull();
});
