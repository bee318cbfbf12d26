import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ProductGrid } from './ProductGrid.tsx';
import { ProductGridSkeleton } from './ProductGridSkeleton.tsx';
import { SectionBoundary } from '../SectionBoundary/SectionBoundary.tsx';
import { createTestShop } from './testShop.tsx';

afterEach(cleanup);

test.each([
  ['6 by default', 'grid', 6],
  ['4 when a slider', 'slider', 4],
] as const)('before loading, skeleton tiles titled Loading are shown: %s', (_, variant, count) => {
  render(<ProductGridSkeleton variant={variant} />);
  expect(screen.getAllByTitle('Loading')).toHaveLength(count);
});

test('nothing is rendered if the list is empty', () => {
  const { container } = createTestShop().render(<ProductGrid products={[]} label="Products" />);
  expect(container.innerHTML).toBe('');
});

test('products that fail cost their section only, until they are asked for again', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = () => {
    throw new Error('down');
  };
  const { rerender } = render(
    <SectionBoundary resetKey={1} fallback={<p>Not here</p>}>
      <Broken />
    </SectionBoundary>,
  );
  expect(screen.getByText('Not here')).toBeDefined();
  rerender(
    <SectionBoundary resetKey={2} fallback={<p>Not here</p>}>
      <p>Here</p>
    </SectionBoundary>,
  );
  expect(screen.getByText('Here')).toBeDefined();
});
