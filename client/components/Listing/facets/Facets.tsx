/**
 * Facets with their counts. A change navigates to a new address; without scripts the controls are a form with a button.
 * Values are counted with the other facets applied.
 */
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Facets_facets$data, Facets_facets$key } from '#relay/Facets_facets.graphql.ts';
import { SwatchDot } from '../../Swatches/SwatchDot.tsx';
import { Disclosure } from '../../../ui/Disclosure/Disclosure.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { listingWording } from '../../../wording/shopping/listing.ts';
import { useWording } from '../../../wording/wording.ts';
import { buttonClass } from '../../../ui/Button/buttonClass.ts';
import { useDeferredChange } from '../../../viewport/useDeferredChange.ts';
import { facetLayout, visibleValues } from './facetLayout.rules.ts';
import styles from './Facets.module.css';
import { formTarget, isSelected, ranged, toggled } from '../listing.rules.ts';
import type { ChangeListing, Listing } from '../listing.rules.ts';
import { openRange } from './range.rules.ts';
import { RangeFacet } from './RangeFacet.tsx';

interface FacetsProps {
  /** Form id, for controls outside of it. */
  id?: string;
  facets: Facets_facets$key;
  listing: Listing;
  /** Address of the list; without scripts its own query is submitted along. */
  path: string;
  onChange: ChangeListing;
}

export function Facets({ id, facets: key, listing, path, onChange }: FacetsProps) {
  const t = useWording(listingWording);
  const facets = useFragment(
    graphql`
      fragment Facets_facets on Facet @relay(plural: true) {
        name
        label
        kind
        values {
          value
          label
          count
          hex
        }
        ...RangeFacet_facet
      }
    `,
    key,
  );
  const { action, parameters } = formTarget(path);
  return (
    <form
      id={id}
      method="get"
      action={action}
      className={styles.facets}
      onSubmit={(event) => event.preventDefault()}
    >
      {parameters.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {facets.map((facet, index) => (
        <Disclosure
          key={facet.name}
          summary={facet.label}
          isOpenAtFirst={
            index < 3 ||
            listing.selected[facet.name] !== undefined ||
            listing.ranges[facet.name] !== undefined
          }
        >
          <fieldset>
            <legend className={styles.legend}>
              <VisuallyHidden>{facet.label}</VisuallyHidden>
            </legend>
            {facet.kind === 'RANGE' ? (
              <RangeFacet
                facet={facet}
                range={listing.ranges[facet.name] ?? openRange}
                onChange={(range) => onChange((before) => ranged(before, facet.name, range))}
              />
            ) : (
              <FacetValues
                facet={facet}
                listing={listing}
                onToggle={(value) => onChange((before) => toggled(before, facet.name, value))}
              />
            )}
          </fieldset>
        </Disclosure>
      ))}
      <noscript>
        <button type="submit" className={buttonClass('primary', styles.apply)}>
          {t('category.apply')}
        </button>
      </noscript>
    </form>
  );
}

interface FacetValuesProps {
  facet: Facets_facets$data[number];
  listing: Listing;
  onToggle: (value: string) => void;
}

function FacetValues({ facet, listing, onToggle }: FacetValuesProps) {
  const t = useWording(listingWording);
  const [showsAll, setShowsAll] = useState(false);
  const look = facetLayout(facet.values);
  const visible = new Set(
    visibleValues(facet.values, showsAll, (value) => isSelected(listing, facet.name, value)),
  );
  return (
    <>
      <ul className={styles.values} data-look={look}>
        {facet.values.map((each) => {
          const { value, label, count, hex } = each;
          const isOn = isSelected(listing, facet.name, value);
          return (
            <li key={value} data-beyond={!visible.has(each) || undefined}>
              <label className={styles.value} data-empty={(count === 0 && !isOn) || undefined}>
                <FacetBox name={facet.name} value={value} isOn={isOn} onToggle={() => onToggle(value)} />
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
      {visible.size < facet.values.length || showsAll ? (
        <button
          type="button"
          className={styles.all}
          aria-expanded={showsAll}
          onClick={() => setShowsAll((before) => !before)}
        >
          {showsAll ? t('category.facetLess') : t('category.facetMore', { number: facet.values.length })}
        </button>
      ) : null}
    </>
  );
}

interface FacetBoxProps {
  name: string;
  value: string;
  isOn: boolean;
  onToggle: () => void;
}

function FacetBox({ name, value, isOn, onToggle }: FacetBoxProps) {
  const [isTicked, tick] = useDeferredChange(isOn, onToggle);
  return (
    <input
      type="checkbox"
      name={name}
      value={value}
      checked={isTicked}
      onChange={({ target }) => tick(target.checked)}
    />
  );
}
