/** Names the removed item and offers undo. Takes the focus, because the pressed button is gone. */
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { cartWording } from '../../wording/shopping/cart.ts';
import { useWording } from '../../wording/wording.ts';
import type { RemovedLine } from './CartLine.tsx';
import styles from './RemovedNotice.module.css';

interface RemovedNoticeProps {
  removed: RemovedLine;
  /** The removal or its undo is in flight. */
  isBusy: boolean;
  /** Why the undo failed. */
  problem: string | null;
  onUndo: () => void;
}

export function RemovedNotice({ removed, isBusy, problem, onUndo }: RemovedNoticeProps) {
  const t = useWording(cartWording);
  const textId = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.notice}>
      <p id={textId}>{problem ?? t('cart.removed', { title: removed.title })}</p>
      <Button ref={button} variant="quiet" isBusy={isBusy} aria-describedby={textId} onClick={onUndo}>
        {t('cart.undo')}
      </Button>
    </div>
  );
}
