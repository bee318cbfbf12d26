/**
 * Nothing matches the filters, the page is past the end, or the category is empty: a link out of each, and below the
 * first the products that come near.
 */
import { lazy, Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { EmptyListing_costliest$key } from '#relay/EmptyListing_costliest.graphql.ts';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { listingWording } from '../../wording/shopping/listing.ts';
import { useWording } from '../../wording/wording.ts';
import type { WordingKey } from '../../wording/wording.ts';
import { SectionBoundary } from '../SectionBoundary/SectionBoundary.tsx';
import styles from './EmptyListing.module.css';
import { atPage, cleared, isFiltered, listingHref, without } from './listing.rules.ts';
import type { Listing } from './listing.rules.ts';

const NearProducts = lazy(() => import('./NearProducts.tsx'));

/** The list before it is filtered. */
export interface UnfilteredList {
  /** Searched term; empty in a category. */
  term: string;
  /** Handle of the category; null in a search. */
  category: string | null;
}

interface EmptyListingProps {
  /** Label of the link to the unfiltered list. */
  everything: string;
  path: string;
  /** Home page of the market. */
  home: string;
  listing: Listing;
  /** Number of products in the list, which may all be on earlier pages. */
  total: number;
  costliest: EmptyListing_costliest$key | null;
  /** Products that come near are shown from it; null: none are. */
  within: UnfilteredList | null;
}

type State = 'narrowed' | 'behind' | 'plain';
const words: Readonly<
  Record<State, readonly [WordingKey<typeof listingWording>, WordingKey<typeof listingWording>]>
> = {
  narrowed: ['category.empty', 'category.emptyText'],
  behind: ['listing.pageEmpty', 'listing.pageEmptyText'],
  plain: ['category.emptyPlain', 'category.emptyPlainText'],
};

export function EmptyListing({
  everything,
  path,
  home,
  listing,
  total,
  costliest: key,
  within,
}: EmptyListingProps) {
  const t = useWording(listingWording);
  const costliest = useFragment(
    graphql`
      fragment EmptyListing_costliest on Facet {
        name
        label
        countWithout
      }
    `,
    key,
  );
  const state: State = total > 0 ? 'behind' : isFiltered(listing) ? 'narrowed' : 'plain';
  const [heading, text] = words[state];
  const here = listingHref(path, listing);
  const way = (href: string, word: string, isFirst = false) => (
    <LinkButton variant={isFirst ? 'primary' : 'secondary'} href={href} scroll={false}>
      {word}
    </LinkButton>
  );
  return (
    <>
      <div className={styles.empty}>
        <h2 className={styles.heading}>{t(heading)}</h2>
        <p className={styles.text}>{t(text)}</p>
        <div className={styles.ways}>
          {state === 'narrowed' &&
            costliest?.countWithout &&
            way(
              listingHref(path, without(listing, costliest.name)),
              t('listing.without', { facet: costliest.label, count: costliest.countWithout }),
              true,
            )}
          {state === 'narrowed' && way(listingHref(path, cleared(listing)), everything)}
          {state === 'behind' && way(listingHref(path, atPage(listing, 1)), t('listing.firstPage'))}
          {state === 'plain' && (
            <LinkButton variant="secondary" href={home}>
              {t('error.home')}
            </LinkButton>
          )}
        </div>
      </div>
      {state === 'narrowed' && within && (
        <SectionBoundary resetKey={here} fallback={null}>
          <Suspense>
            <NearProducts
              key={here}
              {...within}
              listing={listing}
              narrowest={costliest?.countWithout ? costliest.name : null}
            />
          </Suspense>
        </SectionBoundary>
      )}
    </>
  );
}
