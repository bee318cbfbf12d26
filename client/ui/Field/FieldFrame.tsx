/** Layout of every field with a box: label, control, error and hint. */
import type { ReactNode } from 'react';
import styles from './Field.module.css';
import { FieldNotes } from './FieldNotes.tsx';
import type { Field, FieldProps } from './useField.ts';

interface FieldFrameProps extends Pick<
  FieldProps,
  'label' | 'hint' | 'required' | 'optionalLabel' | 'className'
> {
  field: Field;
  /** The control. */
  children: ReactNode;
}

export function FieldFrame({
  label,
  hint,
  required = false,
  optionalLabel,
  className,
  field,
  children,
}: FieldFrameProps) {
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={styles.label} htmlFor={field.controlId}>
        {label}
        {!required && optionalLabel ? <span className={styles.optional}>{optionalLabel}</span> : null}
      </label>
      {children}
      <FieldNotes field={field} hint={hint} />
    </div>
  );
}
