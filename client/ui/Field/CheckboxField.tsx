/** A checkbox. In the submitted form its value is `on`, or absent. */
import styles from './Field.module.css';
import { FieldNotes } from './FieldNotes.tsx';
import { useField } from './useField.ts';
import type { FieldProps } from './useField.ts';

export interface CheckboxFieldProps extends Omit<FieldProps, 'optionalLabel'> {
  defaultChecked?: boolean;
  onChange?: (isChecked: boolean) => void;
}

export function CheckboxField({
  name,
  label,
  hint,
  error,
  required = false,
  className,
  defaultChecked,
  onChange,
}: CheckboxFieldProps) {
  const field = useField({ name, hint, error, required });
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <div className={styles.choice}>
        <input
          {...field.control}
          type="checkbox"
          defaultChecked={defaultChecked}
          className={styles.checkbox}
          onChange={onChange && ((event) => onChange(event.target.checked))}
        />
        <label className={styles.choiceLabel} htmlFor={field.controlId}>
          {label}
        </label>
      </div>
      <FieldNotes field={field} hint={hint} />
    </div>
  );
}
