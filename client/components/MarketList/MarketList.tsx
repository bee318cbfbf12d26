/**
 * The shop's countries with their languages, each a link to the current page there, or to the nearest equivalent. Plain
 * links: they work without scripts.
 */
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { MarketList_choices$key } from '#relay/MarketList_choices.graphql.ts';
import { marketWording } from '../../wording/frame/market.ts';
import { hotspotsWording } from '../../wording/shopping/hotspots.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './MarketList.module.css';
import { MarketRow } from './MarketRow.tsx';
import { marketGroupOf, groupMarkets } from './marketGroups.rules.ts';

interface MarketListProps {
  choices: MarketList_choices$key;
  /** Heading level of the groups. */
  level: 2 | 3;
  /** Called when the shopper chooses one. */
  onChoose?: () => void;
}

export function MarketList({ choices: key, level, onChoose }: MarketListProps) {
  const t = useWording(hotspotsWording, marketWording);
  const idPrefix = useId();
  const choices = useFragment(
    graphql`
      fragment MarketList_choices on MarketChoice @relay(plural: true) {
        country
        contactRegion
        contentRegion
        languages {
          arrival
          isCurrent
        }
        ...MarketRow_choice
      }
    `,
    key,
  );
  // A page without any equivalent needs no note that it is missing.
  const hasAlternate = choices.some(({ languages }) =>
    languages.some(({ arrival, isCurrent }) => isCurrent && arrival === 'SAME_PAGE'),
  );
  const Heading = `h${level}` as const;
  return (
    <div className={styles.room}>
      {groupMarkets(choices, ({ contactRegion, contentRegion }) =>
        marketGroupOf({ contactRegion, contentRegion }),
      ).map(({ group, countries }) => (
        <section key={group} aria-labelledby={`${idPrefix}-${group}`}>
          <Heading id={`${idPrefix}-${group}`} className={styles.heading}>
            {t(`market.shelf.${group}`)}
          </Heading>
          <ul className={styles.countries}>
            {countries.map((choice) => (
              <MarketRow
                key={choice.country ?? 'global'}
                choice={choice}
                showsArrival={hasAlternate}
                onChoose={onChoose}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
