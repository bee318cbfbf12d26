/** The facets on phones: a drawer that stays open while filters change, and shows the number of results. */
import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { WhenWide } from '../../../viewport/WhenWide.tsx';
import { listingWording } from '../../../wording/shopping/listing.ts';
import { useWording } from '../../../wording/wording.ts';
import styles from './FacetDrawer.module.css';

interface FacetDrawerProps {
  isOpen: boolean;
  /** Number of matching products. */
  count: number;
  /** A new count is loading. */
  isPending: boolean;
  onClose: () => void;
  children: ReactNode;
}

export function FacetDrawer({ isOpen, count, isPending, onClose, children }: FacetDrawerProps) {
  const t = useWording(listingWording);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('category.filters')}
      closeLabel={t('category.filtersClose')}
      side="end"
      footer={
        <Button className={styles.show} onClick={onClose} aria-live="polite">
          {isPending ? t('category.counting') : t('category.showResults', { count })}
        </Button>
      }
    >
      {isOpen ? <WhenWide run={onClose} /> : null}
      {children}
    </Dialog>
  );
}
