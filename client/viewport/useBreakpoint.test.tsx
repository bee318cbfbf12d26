import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { resizeTo } from './testWindow.ts';
import { useBreakpoint } from './useBreakpoint.ts';

afterEach(cleanup);

const drawn = vi.fn<() => void>();
function Width() {
  const { name, isPhone } = useBreakpoint();
  drawn();
  return `${name}${isPhone ? ' phone' : ''}`;
}

test('follows the window, at thresholds only', async () => {
  await resizeTo(1500);
  render(<Width />);
  expect(screen.getByText('xxl')).toBeDefined();
  await resizeTo(390);
  expect(screen.getByText('xxxs phone')).toBeDefined();
  const before = drawn.mock.calls.length;
  await resizeTo(402);
  expect(drawn.mock.calls.length).toBe(before);
});

test('is lg where the width is unknown', () => {
  expect(renderToString(<Width />)).toBe('lg');
});
