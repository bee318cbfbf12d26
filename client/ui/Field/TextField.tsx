/** A single-line, uncontrolled text field: the form reads it on submit. */
import type { InputHTMLAttributes } from 'react';
import styles from './Field.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { useField } from './useField.ts';
import type { FieldProps } from './useField.ts';

export interface TextFieldProps
  extends
    FieldProps,
    Pick<
      InputHTMLAttributes<HTMLInputElement>,
      'defaultValue' | 'inputMode' | 'maxLength' | 'readOnly' | 'autoCapitalize' | 'spellCheck'
    > {
  type?: 'text' | 'email' | 'tel' | 'number' | 'search';
  /** HTML autofill token, such as `given-name`. */
  autoComplete?: string;
  onChange?: (value: string) => void;
}

export function TextField({
  name,
  label,
  hint,
  error,
  required = false,
  optionalLabel,
  className,
  type = 'text',
  onChange,
  ...input
}: TextFieldProps) {
  const field = useField({ name, hint, error, required });
  return (
    <FieldFrame {...{ label, hint, required, optionalLabel, className, field }}>
      <input
        {...input}
        {...field.control}
        type={type}
        className={styles.control}
        onChange={onChange && ((event) => onChange(event.target.value))}
      />
    </FieldFrame>
  );
}
