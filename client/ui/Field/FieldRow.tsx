/** Related fields, side by side where there is room: first and last name, city and postal code. */
import type { ReactNode } from 'react';
import styles from './FieldRow.module.css';

export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
