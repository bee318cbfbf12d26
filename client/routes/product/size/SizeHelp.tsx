/**
 * Beside the sizes: the finder, the guide, and what the size under the pointer or the chosen one means. Both dialogs
 * load on demand; the finder also when measures are kept, to mark the shopper's size.
 */
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { SizeHelp_product$key } from '#relay/SizeHelp_product.graphql.ts';
import { EarlyPress, takeEarlyPress } from '../../../components/EarlyPress/EarlyPress.tsx';
import { sizeHelpWording } from '../../../wording/shopping/sizeHelp.ts';
import { useWording } from '../../../wording/wording.ts';
import { useKeptMeasures } from './keptMeasures.ts';
import styles from './SizeHelp.module.css';

const SizeFinder = lazy(() => import('./SizeFinder.tsx'));
const SizeGuide = lazy(() => import('./SizeGuide.tsx'));

interface SizeHelpProps {
  product: SizeHelp_product$key;
  /** Labels of the sizes, in the row's order. */
  sizes: readonly string[];
  chosen: string | null;
  /** Contains the row. */
  box: RefObject<HTMLElement | null>;
  /** The shopper's size by the finder; null while unknown. */
  yours: string | null;
  onFind: (size: string | null) => void;
  onChoose: (size: string) => void;
}

export function SizeHelp({ product: key, sizes, chosen, box, yours, onFind, onChoose }: SizeHelpProps) {
  const t = useWording(sizeHelpWording);
  const { handle, sizeFinder, sizeTable } = useFragment(
    graphql`
      fragment SizeHelp_product on Product {
        handle
        sizeFinder {
          kind
        }
        sizeTable {
          columns
          rows {
            size
            values
          }
        }
      }
    `,
    key,
  );
  const [open, setOpen] = useState<'finder' | 'guide' | null>(null);
  const [hasOpened, setHasOpened] = useState({ finder: false, guide: false });
  const hasKept = Object.keys(useKeptMeasures()).length > 0;
  const pointed = usePointedSize(box, sizes);
  const buttons = useRef<HTMLParagraphElement>(null);
  const show = useCallback((dialog: 'finder' | 'guide') => {
    setHasOpened((before) => ({ ...before, [dialog]: true }));
    setOpen(dialog);
  }, []);
  useEffect(() => {
    const pressed = buttons.current && takeEarlyPress(buttons.current)?.value;
    if (pressed === 'finder' || pressed === 'guide') show(pressed);
  }, [show]);
  if (!sizeFinder) return null;
  const shown = pointed ?? chosen;
  const row = sizeTable?.rows.find(({ size }) => size === shown);
  const facts = (row?.values ?? []).flatMap((value, index) =>
    value === '' ? [] : [`${sizeTable?.columns[index] ?? ''} ${value}`],
  );
  const what = ['SKI', 'POLE'].includes(sizeFinder.kind) ? 'length' : 'size';
  const close = () => setOpen(null);
  return (
    <div className={styles.help}>
      {(sizeTable?.columns.length ?? 0) > 0 && (
        <p className={styles.meaning}>{facts.length > 0 && [shown, ...facts].join(' · ')}</p>
      )}
      {yours !== null && <p className={styles.yours}>{t(`sizeHelp.yours.${what}`, { size: yours })}</p>}
      <p ref={buttons} className={styles.buttons}>
        {(['finder', 'guide'] as const).map((dialog) => (
          <button
            key={dialog}
            type="button"
            value={dialog}
            className={styles.button}
            aria-haspopup="dialog"
            onClick={() => show(dialog)}
          >
            {t(dialog === 'guide' ? 'sizeHelp.guide' : `sizeHelp.find.${what}`)}
          </button>
        ))}
        <EarlyPress />
      </p>
      {(hasOpened.finder || hasKept) && (
        <Suspense fallback={null}>
          <SizeFinder
            handle={handle}
            what={what}
            sizes={sizes}
            isOpen={open === 'finder'}
            onClose={close}
            onFind={onFind}
            onChoose={onChoose}
          />
        </Suspense>
      )}
      {hasOpened.guide && (
        <Suspense fallback={null}>
          <SizeGuide handle={handle} isOpen={open === 'guide'} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

/** The size under the pointer or with the focus. */
function usePointedSize(box: RefObject<HTMLElement | null>, sizes: readonly string[]): string | null {
  const [pointed, setPointed] = useState<string | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const point = ({ target }: Event) => {
      const input = target instanceof Element ? target.closest('label')?.querySelector('input') : null;
      setPointed(input?.value ?? null);
    };
    const types = ['pointerover', 'focusin'] as const;
    const leave = () => setPointed(null);
    for (const type of types) element.addEventListener(type, point);
    element.addEventListener('pointerleave', leave);
    return () => {
      for (const type of types) element.removeEventListener(type, point);
      element.removeEventListener('pointerleave', leave);
    };
  }, [box]);
  return pointed !== null && sizes.includes(pointed) ? pointed : null;
}
