/** True once the element has been in view, such as the place of a section that loads late. */
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { observeView } from './observeView.ts';

/** @param isPresent false while the element is not rendered. */
export function useSeen(element: RefObject<Element | null>, isPresent = true): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!isPresent || isSeen || !element.current) return undefined;
    return observeView(element.current, (isInView) => {
      if (isInView) setIsSeen(true);
    });
  }, [element, isPresent, isSeen]);
  return isSeen;
}
