/** In place of what a panel of the header shows, when it did not arrive: try again, or go to its page. */
import { Button } from '../../../ui/Button/Button.tsx';
import { buttonClass } from '../../../ui/Button/buttonClass.ts';
import { useWording } from '../../../wording/wording.ts';
import styles from './PanelFailure.module.css';

interface PanelFailureProps {
  /** What did not arrive, in words. */
  message: string;
  /** Page that shows the same. */
  href: string;
  /** Words of the link to it. */
  linkText: string;
  onRetry: () => void;
}

export function PanelFailure({ message, href, linkText, onRetry }: PanelFailureProps) {
  const t = useWording();
  return (
    <div className={styles.failure} role="alert">
      <p>{message}</p>
      <div className={styles.ways}>
        <Button onClick={onRetry}>{t('error.retry')}</Button>
        {/* A full page load: what is broken here may work there. */}
        <a href={href} className={buttonClass('quiet')}>
          {linkText}
        </a>
      </div>
    </div>
  );
}
