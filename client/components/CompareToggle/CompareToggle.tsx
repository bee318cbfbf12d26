/**
 * Adds a ski to the comparison, or removes it. Nothing for a product that cannot be compared. One above the limit is
 * refused with a message; the bar that links to the comparison belongs to the shell.
 */
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CompareToggle_product$key } from '#relay/CompareToggle_product.graphql.ts';
import { announce } from '../../ui/announce.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { compareToggleWording } from '../../wording/shopping/compareToggle.ts';
import { useWording } from '../../wording/wording.ts';
import { compareBarId } from './compareBarId.ts';
import { addToComparison, removeFromComparison, useCompareList } from './compareList.ts';
import { mostCompared } from './compareList.rules.ts';
import styles from './CompareToggle.module.css';

export function CompareToggle({ product: key }: { product: CompareToggle_product$key }) {
  const t = useWording(compareToggleWording);
  const { handle, displayTitle, isComparable } = useFragment(
    graphql`
      fragment CompareToggle_product on Product {
        handle
        displayTitle
        isComparable
      }
    `,
    key,
  );
  const chosen = useCompareList();
  const [isRefused, setIsRefused] = useState(false);
  if (!isComparable) return null;

  const isChosen = chosen.includes(handle);
  const handleChange = () => {
    setIsRefused(false);
    if (isChosen) {
      removeFromComparison(handle);
      announce(t('compare.takenOut', { title: displayTitle }));
      return;
    }
    const number = addToComparison(handle);
    if (number === null) setIsRefused(true);
    else announce(t('compare.added', { title: displayTitle, number, most: mostCompared }));
  };
  return (
    <div className={styles.toggle} onBlur={() => setIsRefused(false)}>
      <label className={styles.label}>
        <input type="checkbox" className={styles.box} checked={isChosen} onChange={handleChange} />
        <span>
          {t('compare.toggle')}
          <VisuallyHidden> {displayTitle}</VisuallyHidden>
        </span>
      </label>
      {isChosen ? (
        <button
          type="button"
          className={styles.jump}
          onClick={() => document.getElementById(compareBarId)?.focus()}
        >
          {t('compare.toBar')}
        </button>
      ) : null}
      {isRefused && chosen.length >= mostCompared ? (
        <p role="alert" className={styles.refusal}>
          {t('compare.full', { most: mostCompared })}
        </p>
      ) : null}
    </div>
  );
}
