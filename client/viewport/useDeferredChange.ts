/**
 * A control's value that changes at once, while the resulting update waits until the new value is painted: rendering a
 * screen takes a phone longer than a frame.
 */
import { startTransition, useOptimistic } from 'react';
import { afterPaint } from './afterPaint.ts';

/**
 * @param value the current value according to the screen.
 * @param follow the resulting update; runs as a transition.
 */
export function useDeferredChange<Value>(
  value: Value,
  follow: (value: NonNullable<Value>) => void,
): readonly [shown: Value, change: (value: NonNullable<Value>) => void] {
  const [shown, show] = useOptimistic(value);
  const change = (next: NonNullable<Value>) =>
    startTransition(async () => {
      show(next);
      await new Promise<void>((resolve) => afterPaint(resolve));
      startTransition(() => follow(next));
    });
  return [shown, change];
}
