/** Frame of recently viewed products, also while they load: heading, privacy note, clear button. */
import type { ReactNode } from 'react';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { viewedWording } from '../../wording/shopping/viewed.ts';
import { useWording } from '../../wording/wording.ts';
import { forgetViewed } from './recentlyViewed.ts';
import styles from './RecentlyViewed.module.css';

export function RecentlyViewedFrame({ children }: { children: ReactNode }) {
  const t = useWording(viewedWording);
  const title = t('viewed.title');
  const handleClear = () => {
    // The button disappears with the list.
    document.querySelector('main')?.focus({ preventScroll: true });
    forgetViewed();
    announce(t('viewed.cleared'));
  };
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{title}</h2>
        <p className={styles.note}>{t('viewed.note')}</p>
        <Button variant="quiet" className={styles.clear} onClick={handleClear}>
          {t('viewed.clear')}
          <VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      </div>
      {children}
    </section>
  );
}
