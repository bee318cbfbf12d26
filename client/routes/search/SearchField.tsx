/** The field of the search page: a plain form that asks for the page anew; with scripts it moves there. */
import { useEffect, useId, useRef } from 'react';
import { useNavigate } from '../../navigation/useNavigate.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { searchPageWording } from '../../wording/searchPage.ts';
import { useWording } from '../../wording/wording.ts';
import { searchHref } from './searchAddress.rules.ts';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  /** Path of the search. */
  path: string;
  /** What the address asks for. */
  term: string;
  /** Why it is not searched for; null when it is. */
  problem: string | null;
}

export function SearchField({ path, term, problem }: SearchFieldProps) {
  const t = useWording(searchPageWording);
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  // Back and forward, and a corrected spelling, change the address under the field.
  useEffect(() => {
    if (input.current) input.current.value = term;
  }, [term]);

  return (
    <search aria-labelledby={`${id}-label`}>
      <form
        action={path}
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          navigate(searchHref(path, input.current?.value ?? ''));
        }}
      >
        <label id={`${id}-label`} htmlFor={`${id}-field`} className={styles.label}>
          {t('searchPage.field')}
        </label>
        <div className={styles.row}>
          <input
            ref={input}
            id={`${id}-field`}
            className={styles.input}
            type="search"
            name="q"
            defaultValue={term}
            autoComplete="off"
            enterKeyHint="search"
            aria-invalid={problem !== null || undefined}
            aria-describedby={problem === null ? undefined : `${id}-problem`}
          />
          <Button type="submit">{t('searchPage.submit')}</Button>
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
