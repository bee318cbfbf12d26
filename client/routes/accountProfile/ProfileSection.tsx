/** A section of the profile with a heading. */
import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './ProfileSection.module.css';

export function ProfileSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
