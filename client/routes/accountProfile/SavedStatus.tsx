/** A submit button, with the confirmation that the form was saved beside it. */
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './SavedStatus.module.css';

export function SavedStatus({
  isSaved,
  text,
  children,
}: {
  isSaved: boolean;
  text: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.row}>
      {children}
      {/* Rendered before it has content: not every screen reader announces a live region that is inserted with it. */}
      <output className={styles.mark}>
        {isSaved && (
          <>
            <Icon name="check" />
            {text}
          </>
        )}
      </output>
    </div>
  );
}
