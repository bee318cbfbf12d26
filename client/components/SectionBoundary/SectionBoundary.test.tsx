import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { FailedQueriesContext } from '../../navigation/failedQueriesContext.ts';
import { SectionBoundary } from './SectionBoundary.tsx';

const query = { name: 'related' };
let fails = true;
afterEach(cleanup);

function Products() {
  if (fails) throw new Error('did not arrive');
  return <p>products</p>;
}

const section = (missing: readonly unknown[], resetKey: unknown = query) => (
  <FailedQueriesContext value={new Set(missing)}>
    <SectionBoundary resetKey={resetKey} fallback={<p>failed</p>}>
      <Products />
    </SectionBoundary>
  </FailedQueriesContext>
);

test('a server failure is rendered as failed, for readers without scripts', () => {
  fails = true;
  expect(renderToString(section([query]))).toBe('<p>failed</p>');
});

test('the browser retries it once, and shows the result', async () => {
  fails = false;
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = '<p>failed</p>';
  await act(async () => void render(section([query]), { container, hydrate: true }));
  expect(screen.getByText('products')).toBeTruthy();
  expect(screen.queryByText('failed')).toBeNull();
});

test('once: another failure stays until a manual retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  fails = true;
  const { rerender } = render(section([query]));
  expect(await screen.findByText('failed')).toBeTruthy();
  fails = false;
  rerender(section([query]));
  expect(screen.queryByText('products')).toBeNull();
  rerender(section([], { name: 'related, asked anew' }));
  expect(screen.getByText('products')).toBeTruthy();
});
