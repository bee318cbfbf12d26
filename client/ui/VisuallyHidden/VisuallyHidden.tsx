/** Text for assistive technology only. */
import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

export function VisuallyHidden({
  children,
  as: Tag = 'span',
  lang,
}: {
  children: ReactNode;
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3';
  lang?: string | undefined;
}) {
  return (
    <Tag className={styles.hidden} lang={lang}>
      {children}
    </Tag>
  );
}
