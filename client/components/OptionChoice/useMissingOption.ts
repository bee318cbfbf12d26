/** Marks the missing option and focuses its first value. */
import { useRef, useState } from 'react';
import type { RefObject } from 'react';

export interface MissingOption {
  /** For the element that contains the options. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** Name of the option that the shopper tried to continue without; null when there is none. */
  readonly highlighted: string | null;
  readonly focusMissing: () => void;
}

/** @param missing name of the first missing option; null when all are chosen. */
export function useMissingOption(missing: string | null): MissingOption {
  const box = useRef<HTMLDivElement>(null);
  const [highlighted, setHighlighted] = useState<string | null>(null);
  return {
    box,
    highlighted,
    focusMissing: () => {
      if (missing === null) return;
      setHighlighted(missing);
      const group = [...(box.current?.querySelectorAll<HTMLElement>('[data-option]') ?? [])].find(
        (element) => element.dataset['option'] === missing,
      );
      group?.querySelector<HTMLInputElement>('input')?.focus();
    },
  };
}
