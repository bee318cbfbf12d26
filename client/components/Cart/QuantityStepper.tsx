/** Quantity field between two buttons. Minimum one: removing has its own button. */
import { useId, useState } from 'react';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { cartWording } from '../../wording/shopping/cart.ts';
import { useWording } from '../../wording/wording.ts';
import { allowedQuantity } from './state/cartQueue.rules.ts';
import styles from './QuantityStepper.module.css';

interface QuantityStepperProps {
  /** Name of the item, for the labels of the controls. */
  label: string;
  quantity: number;
  /** Null when stock does not limit it. */
  maxQuantity: number | null;
  onChange: (quantity: number) => void;
}

export function QuantityStepper({ label, quantity, maxQuantity, onChange }: QuantityStepperProps) {
  const t = useWording(cartWording);
  const noteId = useId();
  // The text being typed; null while nothing is. Committed on blur or Enter.
  const [draft, setDraft] = useState<string | null>(null);

  const request = (next: number) => {
    setDraft(null);
    const allowed = allowedQuantity(next, maxQuantity);
    if (allowed !== quantity) onChange(allowed);
  };
  const commit = () => {
    const typed = Number(draft);
    request(draft === null || draft.trim() === '' || !Number.isFinite(typed) ? quantity : typed);
  };
  const isLeast = quantity <= 1;
  const isMost = quantity >= allowedQuantity(99, maxQuantity);
  return (
    <div className={styles.stepper}>
      {/* Not `disabled`: disabling a focused button loses the focus. */}
      <button type="button" aria-disabled={isLeast} onClick={() => request(quantity - 1)}>
        <Icon name="minus" />
        <VisuallyHidden>{t('cart.less', { title: label })}</VisuallyHidden>
      </button>
      <input
        value={draft ?? String(quantity)}
        aria-label={t('cart.quantity', { title: label })}
        aria-describedby={isMost ? noteId : undefined}
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onFocus={(event) => event.target.select()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          request(quantity + (event.key === 'ArrowUp' ? 1 : -1));
        }}
      />
      <button type="button" aria-disabled={isMost} onClick={() => request(quantity + 1)}>
        <Icon name="plus" />
        <VisuallyHidden>{t('cart.more', { title: label })}</VisuallyHidden>
      </button>
      {isMost && maxQuantity !== null && (
        <p id={noteId} className={styles.most}>
          {t('cart.max', { number: maxQuantity })}
        </p>
      )}
    </div>
  );
}
