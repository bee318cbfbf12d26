/**
 * A modal dialog, or a drawer when it has a side. The browser's own `dialog` keeps the focus inside, makes the rest
 * inert, closes on Escape and gives the focus back; the page behind stands still without a jump (reset.css).
 * It opens once the press that asked for it is on screen, because to make a page inert takes a phone longer than a frame;
 * its content mounts after that, when it opens for the first time.
 */
import { useDeferredValue, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { afterPaint } from '../../viewport/afterPaint.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Dialog.module.css';

export interface DialogProps {
  isOpen: boolean;
  /** Opens before the press is over: phones show their keyboard in answer to nothing else. */
  opensInPress?: boolean;
  /** Escape, a press outside, the close button. */
  onClose: () => void;
  /** Heading of the dialog, and its name. */
  title: string;
  closeLabel: string;
  /** start, end: full-height drawer at that side · center: in the middle · full: all of the screen, without margins. */
  side?: 'center' | 'start' | 'end' | 'full';
  /** The heading names the dialog but is not shown. */
  hidesTitle?: boolean;
  /** Stands in the first row beside the close button: a field that the dialog is about. */
  head?: ReactNode;
  /** Stays in place below the scrolling content: the drawer's actions. */
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
    // A dialog that leaves the page while open would leave the page inert.
    return () => {
      callOff?.();
      dialog.close();
    };
  }, [isOpen, opensInPress]);

  // The backdrop belongs to the dialog element itself: a press whose target is the element was outside the sheet.
  // Escape is the keyboard's way to the same end.
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
          {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
        </div>
      ) : null}
    </dialog>
  );
}
