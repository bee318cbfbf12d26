/**
 * A search field with its button: a plain GET form that works without scripts; otherwise its screen handles the submit.
 */
import { useId } from 'react';
import type { RefObject } from 'react';
import { Button } from '../Button/Button.tsx';
import styles from './SearchForm.module.css';

interface SearchFormProps {
  /** Path of the results screen, with `?q=`. */
  action: string;
  label: string;
  submit: string;
  /** The term in the address. The field follows when the address changes. */
  term: string;
  input: RefObject<HTMLInputElement | null>;
  maxLength?: number;
  /** Error that explains why no search runs; null when there is none. */
  problem?: string | null;
  onType?: (text: string) => void;
  onSubmit: (text: string) => void;
}

export function SearchForm({
  action,
  label,
  submit,
  term,
  input,
  maxLength,
  problem = null,
  onType,
  onSubmit,
}: SearchFormProps) {
  const id = useId();
  return (
    <search aria-labelledby={`${id}-label`}>
      <form
        action={action}
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(input.current?.value ?? '');
        }}
      >
        <label id={`${id}-label`} htmlFor={`${id}-field`} className={styles.label}>
          {label}
        </label>
        <div className={styles.row}>
          <input
            ref={input}
            id={`${id}-field`}
            className={styles.input}
            type="search"
            name="q"
            defaultValue={term}
            maxLength={maxLength}
            autoComplete="off"
            enterKeyHint="search"
            aria-invalid={problem !== null || undefined}
            aria-describedby={problem === null ? undefined : `${id}-problem`}
            onChange={onType && ((event) => onType(event.target.value))}
          />
          <Button type="submit">{submit}</Button>
        </div>
        {problem !== null && (
          <p id={`${id}-problem`} role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </form>
    </search>
  );
}
