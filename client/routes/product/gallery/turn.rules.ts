/** Which picture of a turn is shown. Frames run from 0 in equal steps; the last is followed by the first. */

/** @param share of the stage's width that was dragged, to the right is positive: a whole width is a whole turn. */
export function draggedFrame(from: number, share: number, count: number): number {
  return wrapped(from + Math.round(share * count), count);
}

/** Null for keys that turn nothing. */
export function keyedFrame(from: number, key: string, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return wrapped(from + 1, count);
    case 'ArrowLeft':
    case 'ArrowDown':
      return wrapped(from - 1, count);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

export function degreesOf(frame: number, count: number): number {
  return Math.round((frame * 360) / count);
}

function wrapped(frame: number, count: number): number {
  return ((frame % count) + count) % count;
}
