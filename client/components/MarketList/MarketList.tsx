/**
 * The countries of the shop with their languages, each a link to where the shopper is now, or to the nearest thing
 * there. Plain links: they work without scripts.
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
  /** Level of the headings over groups of countries. */
  level: 2 | 3;
  /** Told when the shopper takes one. */
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
  // Of a page that is nowhere it is no news that it is not there.
  const isSomewhere = choices.some(({ languages }) =>
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
                key={choice.country}
                choice={choice}
                tellsArrival={isSomewhere}
                onChoose={onChoose}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
