/** The field of the search box: a combobox in a form that works without scripts. Keys are handled by SearchBox. */
import type { ComponentProps, Ref } from 'react';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { searchBoxWording } from '../../wording/shopping/searchBox.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './SearchField.module.css';
import { longestTerm } from './searchTerm.rules.ts';

interface SearchFieldProps extends Pick<
  ComponentProps<'input'>,
  | 'aria-activedescendant'
  | 'aria-haspopup'
  | 'onKeyDown'
  | 'onBlur'
  | 'onCompositionStart'
  | 'onCompositionEnd'
> {
  isExpanded: boolean;
  /** Id of the popup while it is shown. */
  popupId: string | undefined;
  /** Address of the results page. */
  action: string;
  value: string;
  onValue: (value: string) => void;
  onSubmit: () => void;
  ref: Ref<HTMLInputElement>;
}

export function SearchField({
  isExpanded,
  popupId,
  action,
  value,
  onValue,
  onSubmit,
  ref,
  ...input
}: SearchFieldProps) {
  const t = useWording(searchBoxWording);
  return (
    <search className={styles.search}>
      <form
        action={action}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Icon name="search" className={styles.sign} />
        <input
          {...input}
          ref={ref}
          className={styles.input}
          name="q"
          role="combobox"
          aria-expanded={isExpanded}
          aria-controls={popupId}
          aria-autocomplete="list"
          aria-label={t('searchBox.label')}
          placeholder={t('searchBox.placeholder')}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={longestTerm}
          value={value}
          onChange={(event) => onValue(event.target.value)}
        />
        {value === '' ? null : (
          <button
            type="button"
            className={styles.clear}
            aria-label={t('searchBox.clear')}
            onClick={() => onValue('')}
          >
            <Icon name="close" className={styles.cross} />
          </button>
        )}
        <button type="submit" className={styles.submit}>
          {t('searchBox.submit')}
        </button>
      </form>
    </search>
  );
}
