import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { pageFootId } from '../../../viewport/pageFoot.ts';
import { stubView } from '../../../viewport/testView.ts';
import BuyBar from './BuyBar.tsx';

const view = stubView();
afterEach(cleanup);

const bar = () => screen.queryByRole('region', { name: 'Ropeway 94' });

function setUp() {
  const place = createRef<HTMLDivElement>();
  const page = (setPlace: Element | null) => (
    <>
      <div ref={place} />
      <div id={pageFootId} />
      <BuyBar place={place} setPlace={setPlace} title="Ropeway 94" price={null} choice={['171']}>
        <button>Add to cart</button>
      </BuyBar>
    </>
  );
  const { rerender } = render(page(null));
  return { own: place.current!, showSet: (setPlace: Element | null) => rerender(page(setPlace)) };
}

test('is there while the page’s own button is out of sight', () => {
  const { own } = setUp();
  view.show(true, own);
  expect(bar()).toBeNull();
  view.show(false, own);
  expect(bar()?.textContent).toBe('171Add to cart');
});

test('goes while the set’s button is in view, and returns after it or without it', () => {
  const { own, showSet } = setUp();
  view.show(false, own);
  const set = document.createElement('div');
  showSet(set);
  view.show(false, set);
  expect(bar()).not.toBeNull();
  view.show(true, set);
  expect(bar()).toBeNull();
  view.show(false, set);
  expect(bar()).not.toBeNull();
  view.show(true, set);
  showSet(null);
  expect(bar()).not.toBeNull();
});
