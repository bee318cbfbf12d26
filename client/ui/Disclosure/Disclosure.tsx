/** A collapsible section: works without scripts, and the browser's find-in-page opens it. */
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  summary: ReactNode;
  isOpenAtFirst?: boolean;
  /** Opening a section closes the others with the same name. */
  name?: string;
  className?: string | undefined;
  children: ReactNode;
}

export function Disclosure({ summary, isOpenAtFirst = false, name, className, children }: DisclosureProps) {
  return (
    <details
      className={[styles.disclosure, className].filter(Boolean).join(' ')}
      name={name}
      open={isOpenAtFirst}
    >
      <summary className={styles.summary}>
        {summary}
        <Icon name="plus" className={styles.sign} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
