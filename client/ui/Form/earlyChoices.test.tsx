import { act } from '@testing-library/react';
import { startTransition, Suspense, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { nextTask } from '../../viewport/nextTask.ts';
import { recordEarlyChoices } from './earlyChoices.ts';

function Choices() {
  const [order, setOrder] = useState('own');
  const [isGreen, setGreen] = useState(false);
  return (
    <>
      <select value={order} onChange={({ target }) => setOrder(target.value)}>
        <option value="own">Our order</option>
        <option value="price">Price</option>
      </select>
      <input type="checkbox" checked={isGreen} onChange={({ target }) => setGreen(target.checked)} />
      <p>{`${order} ${isGreen}`}</p>
    </>
  );
}

async function hydrateList(before: (page: HTMLElement) => void): Promise<string | null | undefined> {
  document.body.innerHTML = `<main>${renderToString(<Choices />)}</main>`;
  const main = document.querySelector('main')!;
  before(main);
  const replayChoices = recordEarlyChoices(document);
  await act(async () => {
    hydrateRoot(main, <Choices />);
  });
  await act(async () => {
    replayChoices();
    await nextTask();
    await nextTask();
  });
  return main.querySelector('p')?.textContent;
}

test('input from before hydration is replayed after it', async () => {
  const said = await hydrateList((page) => {
    page.querySelector('select')!.value = 'price';
    page.querySelector('input')!.checked = true;
  });
  expect(said).toBe('price true');
});

test('without input nothing changes', async () => {
  expect(await hydrateList(() => {})).toBe('own false');
});

test('input in a boundary that hydrates after the root is replayed then', async () => {
  let replayChoices = (): void => {};
  const Page = () => {
    useEffect(() => replayChoices(), []);
    return (
      <Suspense fallback="…">
        <Choices />
      </Suspense>
    );
  };
  document.body.innerHTML = `<main>${renderToString(<Page />)}</main>`;
  document.querySelector('select')!.value = 'price';
  replayChoices = recordEarlyChoices(document);
  startTransition(() => {
    hydrateRoot(document.querySelector('main')!, <Page />);
  });
  await vi.waitFor(() => expect(document.querySelector('p')?.textContent).toBe('price false'), {
    timeout: 10_000,
  });
});
