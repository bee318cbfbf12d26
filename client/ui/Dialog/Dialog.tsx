/**
 * A modal dialog, or a drawer when it has a side. The native `dialog` traps the focus, makes the rest inert, closes on
 * Escape and returns the focus; the page behind does not scroll or shift (reset.css). It opens after the press is
 * painted, because making a page inert takes a phone longer than a frame; its content mounts after that, on first open.
 */
import { useDeferredValue, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { afterPaint } from '../../viewport/afterPaint.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Dialog.module.css';

export interface DialogProps {
  isOpen: boolean;
  /** Opens synchronously in the press: phones show their keyboard only then. */
  opensInPress?: boolean;
  /** Called on Escape, a press outside and the close button. */
  onClose: () => void;
  /** Heading, which labels the dialog. */
  title: string;
  closeLabel: string;
  /** start, end: full-height drawer at that side · center: in the middle · full: full screen, without margins. */
  side?: 'center' | 'start' | 'end' | 'full';
  /** The heading is visually hidden. */
  hidesTitle?: boolean;
  /** Shown in the first row beside the close button, such as a search field. */
  head?: ReactNode;
  /** Fixed below the scrolling content: the drawer's actions. */
  footer?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

export function Dialog({
  isOpen,
  opensInPress = false,
  onClose,
  title,
  closeLabel,
  side = 'center',
  hidesTitle = false,
  head,
  footer,
  className,
  children,
}: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [hasOpened, setHasOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setHasOpened(true);
  const hasContent = useDeferredValue(hasOpened, false);

  useEffect(() => {
    const dialog = element.current;
    if (!dialog || !isOpen) return undefined;
    const show = () => dialog.showModal();
    const callOff = opensInPress ? show() : afterPaint(show);
    // A dialog unmounted while open would leave the page inert.
    return () => {
      callOff?.();
      dialog.close();
    };
  }, [isOpen, opensInPress]);

  // The backdrop belongs to the dialog element itself: a press whose target is the element was outside its content.
  // Escape is the keyboard's equivalent.
  const handlePress = useEffectEvent((event: MouseEvent) => {
    if (event.target === element.current) onClose();
  });
  useEffect(() => {
    const dialog = element.current;
    dialog?.addEventListener('mousedown', handlePress);
    return () => dialog?.removeEventListener('mousedown', handlePress);
  }, []);

  return (
    <dialog
      ref={element}
      className={[styles.dialog, styles[side], className].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
      data-locks-scroll
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (isOpen) onClose();
      }}
    >
      {hasOpened ? (
        <div className={styles.sheet}>
          <div className={styles.top}>
            <h2 id={titleId} className={hidesTitle ? styles.hiddenTitle : styles.title}>
              {title}
            </h2>
            {head}
            <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          <div className={styles.content}>{hasContent && children}</div>
          {footer ? <div className={styles.footer}>{footer}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}
