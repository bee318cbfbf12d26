/**
 * The facets with their counts. A tick is a new address; without scripts the same controls are a form with a button.
 * Values are what the gateway counts for the list as it is narrowed by the other facets.
 */
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Facets_facets$data, Facets_facets$key } from '#relay/Facets_facets.graphql.ts';
import { SwatchDot } from '../../components/Swatches/SwatchDot.tsx';
import { Disclosure } from '../../ui/Disclosure/Disclosure.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { useWording } from '../../wording/wording.ts';
import { facetLook, visibleValues } from './facetLook.rules.ts';
import styles from './Facets.module.css';
import { isSelected, sorts, toggled } from './listing.rules.ts';
import type { Listing } from './listing.rules.ts';

interface FacetsProps {
  facets: Facets_facets$key;
  listing: Listing;
  /** Path of the category. */
  path: string;
  onChange: (listing: Listing) => void;
}

export function Facets({ facets: key, listing, path, onChange }: FacetsProps) {
  const t = useWording();
  const facets = useFragment(
    graphql`
      fragment Facets_facets on Facet @relay(plural: true) {
        name
        label
        values {
          value
          label
          count
          hex
        }
      }
    `,
    key,
  );
  const sort = sorts.find((each) => each.sort === listing.sort)?.parameter;
  return (
    <form method="get" action={path} className={styles.facets} onSubmit={(event) => event.preventDefault()}>
      {facets.map((facet, index) => (
        <FacetGroup
          key={facet.name}
          facet={facet}
          listing={listing}
          isOpenAtFirst={index < 3 || listing.selected[facet.name] !== undefined}
          onToggle={(value) => onChange(toggled(listing, facet.name, value))}
        />
      ))}
      <noscript>
        {listing.sort !== 'FEATURED' && <input type="hidden" name="sort" value={sort} />}
        <button type="submit">{t('category.apply')}</button>
      </noscript>
    </form>
  );
}

interface FacetGroupProps {
  facet: Facets_facets$data[number];
  listing: Listing;
  isOpenAtFirst: boolean;
  onToggle: (value: string) => void;
}

function FacetGroup({ facet, listing, isOpenAtFirst, onToggle }: FacetGroupProps) {
  const t = useWording();
  const [showsAll, setShowsAll] = useState(false);
  const look = facetLook(facet.values);
  const values = visibleValues(facet.values, showsAll, (value) => isSelected(listing, facet.name, value));
  if (facet.values.length === 0) return null;
  return (
    <Disclosure summary={facet.label} isOpenAtFirst={isOpenAtFirst}>
      <fieldset>
        <legend className={styles.legend}>
          <VisuallyHidden>{facet.label}</VisuallyHidden>
        </legend>
        <ul className={styles.values} data-look={look}>
          {values.map(({ value, label, count, hex }) => {
            const isOn = isSelected(listing, facet.name, value);
            return (
              <li key={value}>
                <label className={styles.value} data-empty={(count === 0 && !isOn) || undefined}>
                  <input
                    type="checkbox"
                    name={facet.name}
                    value={value}
                    checked={isOn}
                    onChange={() => onToggle(value)}
                  />
                  {look === 'colour' && (
                    <SwatchDot hexColors={hex === null ? [] : [hex]} className={styles.dot} />
                  )}
                  <span className={styles.label}>{label}</span>{' '}
                  <span className={styles.count}>
                    <span aria-hidden="true">{count}</span>
                    <VisuallyHidden>{t('category.facetCount', { count })}</VisuallyHidden>
                  </span>
                </label>
              </li>
            );
          })}
        </ul>
      </fieldset>
      {values.length < facet.values.length || showsAll ? (
        <button
          type="button"
          className={styles.all}
          aria-expanded={showsAll}
          onClick={() => setShowsAll((before) => !before)}
        >
          {showsAll ? t('category.facetLess') : t('category.facetMore', { number: facet.values.length })}
        </button>
      ) : null}
    </Disclosure>
  );
}
