/** Error and hint under a control. */
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Field.module.css';
import type { Field } from './useField.ts';

export function FieldNotes({ field, hint }: { field: Field; hint?: ReactNode }) {
  return (
    <>
      {field.error === null ? null : (
        <p id={field.errorId} className={styles.error}>
          <Icon name="alert" className={styles.sign} />
          {field.error}
        </p>
      )}
      {hint ? (
        <p id={field.hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </>
  );
}
