/**
 * The search box (WAI-ARIA 1.2 combobox): a field whose popup shows recent searches while empty, and suggestions once
 * something is typed. The focus stays in the field. The first Escape closes the popup, the second the box.
 */
import { lazy, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { reportSearchClick } from '../../components/SearchClick/reportSearchClick.ts';
import { SectionBoundary } from '../../components/SectionBoundary/SectionBoundary.tsx';
import {
  forgetSearch,
  forgetSearches,
  rememberSearch,
  useRecentSearches,
} from '../../storage/recentSearches.ts';
import { Link } from '../../navigation/Link.tsx';
import { useNavigate } from '../../navigation/useNavigate.ts';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { announce } from '../../ui/announce.ts';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { LiveRegion } from '../../ui/LiveRegion/LiveRegion.tsx';
import { searchBoxWording } from '../../wording/shopping/searchBox.ts';
import { useWording } from '../../wording/wording.ts';
import { stepOf } from './comboboxKeys.rules.ts';
import { optionProps } from './optionProps.ts';
import { RecentSearches } from './RecentSearches.tsx';
import styles from './SearchBox.module.css';
import { SearchField } from './SearchField.tsx';
import { isSearchable, isUnfinished, normalTerm, searchHref, searchPath } from './searchTerm.rules.ts';
import { SuggestionList } from './SuggestionList.tsx';
import type { SuggestionClick } from './SuggestionList.tsx';
import { SuggestionSkeleton } from './SuggestionSkeleton.tsx';
import { useSuggestions } from './useSuggestions.ts';

/** Lazy: not on phones. */
const BeforeTyping = lazy(() => import('./BeforeTyping.tsx'));

interface SearchBoxProps {
  isOpen: boolean;
  onClose: () => void;
}

export function SearchBox({ isOpen, onClose }: SearchBoxProps) {
  const t = useWording(searchBoxWording);
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const { lang, path, search } = useRouteMatch();
  const id = useId();
  const action = searchPath(lang);
  // On the results page the box starts with its query.
  const [text, setText] = useState(path === action ? (search.get('q') ?? '') : '');
  const { result, state, request } = useSuggestions(lang);
  const searches = useRecentSearches();
  const [active, setActive] = useState<string | null>(null);
  const [isDismissed, setIsDismissed] = useState(false);
  // The box is small on phones, above their keyboard.
  const [isWide] = useState(() => window.matchMedia('(min-width: 769px)').matches);
  const field = useRef<HTMLInputElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const isComposing = useRef(false);
  const [seen, setSeen] = useState(result);
  if (seen !== result) {
    setSeen(result);
    setActive(null);
  }

  const requestInitially = useEffectEvent(() => request(text));
  useEffect(() => requestInitially(), []);
  const failure = state === 'failed' ? t('searchBox.failed') : null;
  useEffect(() => {
    if (failure !== null) announce(failure);
  }, [failure]);

  const term = normalTerm(text);
  const hasRecent = text === '' && searches.length > 0;
  const hasList = isSearchable(text) && (result !== null || failure !== null);
  const isExpanded = (hasRecent || hasList) && !isDismissed;
  const popupId = `${id}${hasRecent ? 'recent' : 'list'}`;

  const handleValue = (value: string) => {
    setText(value);
    setActive(null);
    setIsDismissed(false);
    if (!isComposing.current || !isUnfinished(value)) request(value);
  };
  const go = (href: string) => {
    // In this order: the new screen then replaces the overlay's history entry.
    navigate(href);
    onClose();
  };
  const handleSubmit = () => {
    if (isComposing.current && isUnfinished(text)) return;
    if (term === '') return;
    rememberSearch(term);
    go(searchHref(lang, term));
  };
  const follow = (event: MouseEvent, href: string) => {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain) return;
    event.preventDefault();
    go(href);
  };
  const handleSearch = (event: MouseEvent, href: string, searched: string) => {
    rememberSearch(searched);
    follow(event, href);
  };
  const handleOpen = (event: MouseEvent, href: string, click: SuggestionClick) => {
    rememberSearch(term);
    reportSearchClick(environment, { ...click, tags: ['suggestion'] });
    follow(event, href);
  };
  const handleForget = (searched: string) => {
    setActive(null);
    forgetSearch(searched);
    announce(t('searchBox.recent.removed', { term: searched }));
  };
  const handleForgetAll = () => {
    field.current?.focus();
    forgetSearches();
    announce(t('searchBox.recent.cleared'));
  };

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // keyCode 229: some browsers end the composition before the keydown that ended it.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Escape' && isExpanded) {
      // Keep this Escape from the dialog, which closes on the next one.
      event.preventDefault();
      setIsDismissed(true);
      setActive(null);
    } else if (event.key === 'Enter' && active !== null) {
      event.preventDefault();
      pressIn(active);
    } else if (event.key === 'Delete' && active !== null && hasRecent) {
      event.preventDefault();
      const [row] = rowsIn(popup.current).filter((ids) => ids.includes(active));
      const forget = row?.[1];
      if (forget !== undefined) pressIn(forget);
    } else {
      const step = stepOf(event.key, rowsIn(popup.current), active);
      if (step === null) return;
      if (step.isTaken) {
        event.preventDefault();
        setIsDismissed(false);
      }
      setActive(step.active);
      if (step.active !== null) document.getElementById(step.active)?.scrollIntoView({ block: 'nearest' });
    }
  };

  const panelProps = {
    className: styles.panel,
    // Keep the focus in the field on press.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  };
  // HTML has no element for a text field's popup: the pattern uses roles, with keys handled by the field.
  const listProps = {
    id: popupId,
    role: 'listbox',
    'aria-label': t('searchBox.suggestions'),
    'aria-busy': state === 'waiting' || undefined,
    className: styles.list,
    hidden: isDismissed,
  };
  return (
    <Dialog
      isOpen={isOpen}
      opensInPress
      onClose={onClose}
      title={t('searchBox.title')}
      closeLabel={t('searchBox.close')}
      side="full"
      hidesTitle
      className={styles.box}
      head={
        <SearchField
          ref={(input) => {
            field.current = input;
            // The dialog's own autofocus attribute; React's `autoFocus` would run before the dialog is open.
            input?.setAttribute('autofocus', '');
          }}
          action={action}
          value={text}
          onValue={(value) => {
            handleValue(value);
            if (value === '') field.current?.focus();
          }}
          onSubmit={handleSubmit}
          onKeyDown={handleKey}
          onBlur={() => setActive(null)}
          onCompositionStart={() => {
            isComposing.current = true;
          }}
          onCompositionEnd={(event) => {
            isComposing.current = false;
            request(event.currentTarget.value);
          }}
          isExpanded={isExpanded}
          aria-haspopup={hasRecent ? 'grid' : 'listbox'}
          popupId={isExpanded ? popupId : undefined}
          aria-activedescendant={active ?? undefined}
        />
      }
    >
      <div ref={popup} {...panelProps}>
        {hasRecent ? (
          <div hidden={isDismissed}>
            <RecentSearches
              id={popupId}
              searches={searches}
              lang={lang}
              active={active}
              onSearch={handleSearch}
              onForget={handleForget}
              onForgetAll={handleForgetAll}
            />
          </div>
        ) : null}
        {hasList ? (
          <div {...listProps}>
            {failure === null ? null : (
              <p role="presentation" className={styles.word}>
                {failure}
              </p>
            )}
            {result !== null && failure === null ? (
              <SuggestionList
                result={result}
                lang={lang}
                idPrefix={`${id}option-`}
                active={active}
                isOld={state === 'waiting'}
                onSearch={handleSearch}
                onOpen={handleOpen}
              />
            ) : null}
            <Link
              {...optionProps(`${id}all`, active)}
              href={searchHref(lang, term)}
              className={styles.all}
              onClick={(event) => handleSearch(event, searchHref(lang, term), term)}
            >
              <span>{t('searchBox.all', { term })}</span>
              <Icon name="arrowRight" className={styles.arrow} />
            </Link>
          </div>
        ) : null}
        {hasRecent || hasList ? null : state === 'waiting' ? (
          <SuggestionSkeleton />
        ) : (
          <p className={styles.word}>{t('searchBox.hint')}</p>
        )}
        {text === '' && isWide ? (
          <SectionBoundary resetKey={lang} fallback={null}>
            <Suspense fallback={null}>
              <BeforeTyping onFollow={follow} />
            </Suspense>
          </SectionBoundary>
        ) : null}
      </div>
      {/* Content behind an open modal dialog is not announced, so this live region is inside. */}
      <LiveRegion />
    </Dialog>
  );
}

/** Ids of the focusable items, by row. */
function rowsIn(popup: Element | null): string[][] {
  const rows = new Map<Element, string[]>();
  for (const stop of popup?.querySelectorAll('[data-stop]') ?? []) {
    const row = stop.closest('[role="row"]') ?? stop;
    rows.set(row, [...(rows.get(row) ?? []), stop.id]);
  }
  return [...rows.values()];
}

/** An option is itself a link; a grid cell contains a link or a button. */
function pressIn(id: string): void {
  const stop = document.getElementById(id);
  (stop?.querySelector<HTMLElement>('a, button') ?? stop)?.click();
}
