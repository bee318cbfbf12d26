/** Shown in a header panel whose content failed to load: retry, or open its page. */
import { Button } from '../../../ui/Button/Button.tsx';
import { buttonClass } from '../../../ui/Button/buttonClass.ts';
import { useWording } from '../../../wording/wording.ts';
import styles from './PanelFailure.module.css';

interface PanelFailureProps {
  /** Message that says what failed to load. */
  message: string;
  /** Address of the page with the same content. */
  href: string;
  /** Label of the link to it. */
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
        {/* A full page load: the server may succeed where the client failed. */}
        <a href={href} className={buttonClass('quiet')}>
          {linkText}
        </a>
      </div>
    </div>
  );
}
