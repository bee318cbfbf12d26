/**
 * Search by place, with suggestions while typing (the ARIA combobox pattern), or by the shopper's position. Without
 * scripts it is a form that submits the place.
 */
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, SubmitEvent } from 'react';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { storesWording } from '../../wording/content/stores.ts';
import { useWording } from '../../wording/wording.ts';
import type { WordingKey } from '../../wording/wording.ts';
import styles from './StoreSearch.module.css';
import type { StoreQuery } from './storeQuery.rules.ts';
import { usePlaceSuggestions, type PlaceSuggestion } from './usePlaceSuggestions.ts';
import { usePosition, type FoundPosition } from './usePosition.ts';

interface StoreSearchProps {
  storeQuery: StoreQuery;
  onSearch: (storeQuery: StoreQuery) => void;
  onPosition: (position: FoundPosition) => void;
}

const positionErrors = {
  refused: 'stores.locateRefused',
  unavailable: 'stores.locateUnavailable',
  timeout: 'stores.locateTimeout',
} as const satisfies Record<string, WordingKey<typeof storesWording>>;

export function StoreSearch({ storeQuery, onSearch, onPosition }: StoreSearchProps) {
  const t = useWording(storesWording);
  const { path } = useRouteMatch();
  const id = useId();
  const [field, setField] = useState({ place: storeQuery.place, text: storeQuery.place });
  // Back and forward change the place.
  const text = field.place === storeQuery.place ? field.text : storeQuery.place;
  const setText = (next: string) => setField({ place: storeQuery.place, text: next });
  // Null unless someone is typing: a place from the address requests no suggestions.
  const [typed, setTyped] = useState<string | null>(null);
  const suggestions = usePlaceSuggestions(typed);
  const [walked, setWalked] = useState({ of: suggestions, to: -1 });
  // New suggestions reset the active option.
  const active = walked.of === suggestions ? walked.to : -1;
  const setActive = (to: number) => setWalked({ of: suggestions, to });
  const isOpen = typed !== null && suggestions.length > 0;
  const input = useRef<HTMLInputElement>(null);
  const { state, ask } = usePosition((position) => {
    setText('');
    onPosition(position);
  });

  useEffect(() => {
    if (isOpen) announce(t('stores.suggested', { count: suggestions.length }));
  }, [isOpen, suggestions, t]);

  const close = () => {
    setTyped(null);
    setActive(-1);
  };
  const search = (place: string) => {
    close();
    setField({ place, text: place });
    onSearch({ ...storeQuery, place, area: null });
  };
  const choose = ({ key }: PlaceSuggestion) => {
    search(key);
    input.current?.focus({ preventScroll: true });
  };

  const handleKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const suggestion = suggestions[active];
    if (event.nativeEvent.isComposing) return;
    if (step !== 0 && suggestions.length > 0) {
      event.preventDefault();
      if (!isOpen) setTyped(text);
      // The cycle includes the text field itself.
      const stops = suggestions.length + 1;
      setActive(((active + 1 + step + stops) % stops) - 1);
    } else if (event.key === 'Enter' && isOpen && suggestion) {
      event.preventDefault();
      choose(suggestion);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    }
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    search(text.trim());
  };

  // HTML has no element for a text field's popup: the pattern uses roles, with keys handled by the field.
  const listProps = () => ({
    id: `${id}-list`,
    role: 'listbox',
    'aria-label': t('stores.search'),
    className: styles.list,
    hidden: !isOpen,
  });
  const optionProps = (suggestion: PlaceSuggestion, index: number) => ({
    id: `${id}-${index}`,
    role: 'option',
    'aria-selected': index === active,
    className: styles.option,
    // Keep the focus in the field; losing it would close the list before the click.
    onPointerDown: (event: PointerEvent) => event.preventDefault(),
    onClick: () => choose(suggestion),
  });

  return (
    <div className={styles.search}>
      <search>
        <form action={path} className={styles.form} onSubmit={handleSubmit}>
          <label htmlFor={`${id}-input`} className={styles.label}>
            {t('stores.search')}
          </label>
          <div className={styles.row}>
            <div className={styles.combobox}>
              <input
                ref={input}
                id={`${id}-input`}
                className={styles.input}
                type="text"
                name="place"
                value={text}
                maxLength={80}
                autoComplete="off"
                autoCapitalize="words"
                spellCheck={false}
                enterKeyHint="search"
                role="combobox"
                aria-expanded={isOpen}
                aria-controls={`${id}-list`}
                aria-autocomplete="list"
                aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
                onChange={(event) => {
                  setText(event.target.value);
                  setTyped(event.target.value);
                }}
                onKeyDown={handleKey}
                onBlur={close}
              />
              <div {...listProps()}>
                {suggestions.map((suggestion, index) => (
                  <div key={suggestion.key} {...optionProps(suggestion, index)}>
                    <span className={styles.name}>{suggestion.name}</span>
                    <span className={styles.area}>{suggestion.area}</span>
                  </div>
                ))}
              </div>
            </div>
            {storeQuery.kind === null ? null : <input type="hidden" name="kind" value={storeQuery.kind} />}
            {storeQuery.service === null ? null : (
              <input type="hidden" name="service" value={storeQuery.service} />
            )}
            <Button type="submit">{t('stores.submit')}</Button>
            <Button variant="secondary" className={styles.locate} isBusy={state === 'asking'} onClick={ask}>
              {t(state === 'asking' ? 'stores.locating' : 'stores.locate')}
            </Button>
          </div>
        </form>
      </search>
      {state in positionErrors ? (
        <Notice tone="problem">{t(positionErrors[state as keyof typeof positionErrors])}</Notice>
      ) : null}
    </div>
  );
}
