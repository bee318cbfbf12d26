/** A country: name, sales channel, and languages, the default first. A choice is stored. */
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { MarketRow_choice$key } from '#relay/MarketRow_choice.graphql.ts';
import { Link } from '../../navigation/Link.tsx';
import { languageTag } from '../../navigation/addresses/localePath.rules.ts';
import { rememberMarket } from '../../navigation/addresses/marketPreference.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { marketWording } from '../../wording/frame/market.ts';
import { useWording } from '../../wording/wording.ts';
import type { WordingKey } from '../../wording/wording.ts';
import styles from './MarketRow.module.css';

/** Shown where the current page has no equivalent. */
const notes: ReadonlyMap<string, WordingKey<typeof marketWording>> = new Map([
  ['CATEGORY', 'market.arrival.CATEGORY'],
  ['HOME', 'market.arrival.HOME'],
]);

interface MarketRowProps {
  choice: MarketRow_choice$key;
  /** Where the links lead when it is not the same page. */
  showsArrival: boolean;
  onChoose?: (() => void) | undefined;
}

export function MarketRow({ choice: key, showsArrival, onChoose }: MarketRowProps) {
  const t = useWording(marketWording);
  const nameId = useId();
  const { name, hasShop, currency, languages } = useFragment(
    graphql`
      fragment MarketRow_choice on MarketChoice {
        name
        hasShop
        currency {
          code
        }
        languages {
          locale
          name
          isDefault
          isCurrent
          path
          arrival
          arrivalTitle
        }
      }
    `,
    key,
  );
  const ordered = [...languages].sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
  // All languages of a country have the same target.
  const [first] = ordered;
  const note = showsArrival && first ? notes.get(first.arrival) : undefined;
  return (
    <li className={styles.country}>
      <p id={nameId} className={styles.name}>
        {name}
      </p>
      <p className={styles.terms}>
        {t(hasShop ? 'market.shop' : 'market.noShop', { currency: currency.code })}
      </p>
      <ul className={styles.languages}>
        {ordered.map(({ locale, name: language, isCurrent, path }) => (
          <li key={locale}>
            <Link
              id={`${nameId}-${locale}`}
              href={path}
              hrefLang={languageTag(locale)}
              lang={locale.slice(0, 2)}
              className={styles.language}
              aria-labelledby={`${nameId} ${nameId}-${locale}`}
              aria-current={isCurrent ? 'true' : undefined}
              preload="none"
              onClick={() => {
                rememberMarket(locale);
                onChoose?.();
              }}
            >
              {isCurrent ? <Icon name="check" className={styles.check} /> : null}
              {language}
            </Link>
          </li>
        ))}
      </ul>
      {note ? <p className={styles.note}>{t(note, { title: first?.arrivalTitle ?? '' })}</p> : null}
    </li>
  );
}
