/** Sets the width of the simulated window, CSS pixels. */
import { act } from '@testing-library/react';

export function resizeTo(width: number): Promise<void> {
  return act(async () => {
    Object.defineProperty(window, 'innerWidth', { value: width, configurable: true, writable: true });
    window.dispatchEvent(new Event('resize'));
  });
}
