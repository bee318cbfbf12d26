/** Keyboard commands of the picture viewer. Escape is handled by the dialog. */
export type ViewerAct =
  | { readonly kind: 'zoom'; readonly way: 'in' | 'out' }
  | { readonly kind: 'whole' }
  | { readonly kind: 'look'; readonly direction: { readonly x: number; readonly y: number } }
  | { readonly kind: 'turn'; readonly way: -1 | 1 }
  | { readonly kind: 'first' | 'last' };

const directions: Readonly<Record<string, { readonly x: -1 | 0 | 1; readonly y: -1 | 0 | 1 }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Arrow keys pan a zoomed picture, and change an unzoomed one. Null: not a command. */
export function viewerAct(key: string, isZoomed: boolean): ViewerAct | null {
  switch (key) {
    case '+':
    case '=':
      return { kind: 'zoom', way: 'in' };
    case '-':
    case '_':
      return { kind: 'zoom', way: 'out' };
    case '0':
      return { kind: 'whole' };
    case 'Home':
      return { kind: 'first' };
    case 'End':
      return { kind: 'last' };
  }
  const direction = directions[key];
  if (!direction) return null;
  if (isZoomed) return { kind: 'look', direction };
  return direction.x === 0 ? null : { kind: 'turn', way: direction.x };
}
