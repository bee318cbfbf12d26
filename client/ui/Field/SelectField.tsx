/** A native select, which works best with phones, keyboards and autofill. */
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
  /** Label of the empty option; in a required field it cannot be chosen again. */
  placeholder?: string;
  defaultValue?: string;
  /** HTML autofill token, such as `country`. */
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
  // Starts empty; by default a select starts with its first enabled option.
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
