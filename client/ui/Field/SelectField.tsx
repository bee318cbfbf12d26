/** One of a list, by the browser's own list: it knows phones, keyboards and autofill best. */
import { Icon } from '../Icon/Icon.tsx';
import styles from './Field.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { useField } from './useField.ts';
import type { FieldProps } from './useField.ts';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps extends FieldProps {
  options: readonly SelectOption[];
  /** Stands for the empty value; in a required field it cannot be chosen again. */
  placeholder?: string;
  defaultValue?: string;
  /** Token of the HTML standard for autofill, such as `country`. */
  autoComplete?: string;
  onChange?: (value: string) => void;
}

export function SelectField({
  name,
  label,
  hint,
  error,
  required = false,
  optionalLabel,
  className,
  options,
  placeholder,
  // Nothing is chosen as long as nobody chose; by itself a list begins at its first option that is not disabled.
  defaultValue = placeholder === undefined ? undefined : '',
  onChange,
  ...select
}: SelectFieldProps) {
  const field = useField({ name, hint, error, required });
  return (
    <FieldFrame {...{ label, hint, required, optionalLabel, className, field }}>
      <span className={styles.box}>
        <select
          {...select}
          {...field.control}
          defaultValue={defaultValue}
          className={[styles.control, styles.select].join(' ')}
          onChange={onChange && ((event) => onChange(event.target.value))}
        >
          {placeholder === undefined ? null : (
            <option value="" disabled={required}>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" className={styles.chevron} />
      </span>
    </FieldFrame>
  );
}
