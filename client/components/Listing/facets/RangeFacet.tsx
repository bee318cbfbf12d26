/** A numeric facet: a range slider and two fields. Changes are shown at once; the address follows after a pause. */
import { useEffect, useEffectEvent, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { RangeFacet_facet$key } from '#relay/RangeFacet_facet.graphql.ts';
import { RangeSlider } from '../../../ui/RangeSlider/RangeSlider.tsx';
import { listingWording } from '../../../wording/shopping/listing.ts';
import { useWording } from '../../../wording/wording.ts';
import { amountText, inOrder, maxName, minName, parseEnd, thumbs, withinBounds } from './range.rules.ts';
import type { AmountFormat, NumberRange } from './range.rules.ts';
import styles from './RangeFacet.module.css';
import { useAmountFormat } from '../useAmountFormat.ts';

/** Debounce of a change, on a thumb or between typed digits. Milliseconds. */
const slideRest = 350;
const typeRest = 800;

interface RangeFacetProps {
  facet: RangeFacet_facet$key;
  /** The current selection. */
  range: NumberRange;
  onChange: (range: NumberRange) => void;
}

export function RangeFacet({ facet: key, range: chosen, onChange }: RangeFacetProps) {
  const t = useWording(listingWording);
  const { name, label, range } = useFragment(
    graphql`
      fragment RangeFacet_facet on Facet {
        name
        label
        range {
          min
          max
          step
          histogram
          format {
            ...useAmountFormat_format
          }
        }
      }
    `,
    key,
  );
  const format = useAmountFormat(range?.format);
  const [draft, setDraft] = useState<{ range: NumberRange; rest: number } | null>(null);
  const [isHeld, setHeld] = useState(false);

  const commit = useEffectEvent((next: NumberRange) => {
    setDraft(null);
    onChange(range ? withinBounds(inOrder(next), range) : next);
  });
  useEffect(() => {
    if (!draft || isHeld) return undefined;
    const timer = setTimeout(() => commit(draft.range), draft.rest);
    return () => clearTimeout(timer);
  }, [draft, isHeld]);

  if (!range || !format) return null;
  const shown = draft?.range ?? chosen;
  const { low, high } = thumbs(shown, range);
  const ends = { low: t('listing.low'), high: t('listing.high') };
  const type = (end: Partial<NumberRange>) => setDraft({ range: { ...shown, ...end }, rest: typeRest });
  return (
    <>
      <RangeSlider
        min={range.min}
        max={range.max}
        step={range.step}
        low={low}
        high={high}
        lowLabel={t('listing.end', { facet: label, end: ends.low })}
        highLabel={t('listing.end', { facet: label, end: ends.high })}
        format={(value) => amountText(value, format)}
        histogram={range.histogram}
        onHold={setHeld}
        onChange={(from, to) =>
          // The end that did not move keeps its value, even outside the slider's range.
          setDraft({
            range: { min: from === low ? shown.min : from, max: to === high ? shown.max : to },
            rest: slideRest,
          })
        }
      />
      <div className={styles.fields}>
        <EndField
          name={minName(name)}
          label={ends.low}
          end={shown.min}
          bound={range.min}
          format={format}
          onChange={(min) => type({ min })}
        />
        <EndField
          name={maxName(name)}
          label={ends.high}
          end={shown.max}
          bound={range.max}
          format={format}
          onChange={(max) => type({ max })}
        />
      </div>
    </>
  );
}

interface EndFieldProps {
  name: string;
  label: string;
  end: number | null;
  /** Placeholder of an empty field: the meaning of an open end. */
  bound: number;
  format: AmountFormat;
  onChange: (end: number | null) => void;
}

function EndField({ name, label, end, bound, format, onChange }: EndFieldProps) {
  // The text while it is edited; the formatted number otherwise.
  const [typed, setTyped] = useState<string | null>(null);
  const bare = { ...format, prefix: '', suffix: '', group: '' };
  const hasInvalidInput = typed !== null && typed.trim() !== '' && parseEnd(typed) === null;
  // Back, a chip or a thumb may change the end while the field has the focus: then the number applies.
  const isTyping = typed !== null && (hasInvalidInput || parseEnd(typed) === end);
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <span className={styles.box}>
        {format.prefix && <span aria-hidden="true">{format.prefix}</span>}
        <input
          name={name}
          inputMode="decimal"
          autoComplete="off"
          className={styles.input}
          value={isTyping ? typed : end === null ? '' : amountText(end, bare)}
          placeholder={amountText(bound, bare)}
          aria-invalid={hasInvalidInput || undefined}
          onChange={({ target: { value } }) => {
            setTyped(value);
            const next = parseEnd(value);
            if (next !== null || value.trim() === '') onChange(next);
          }}
          onBlur={() => setTyped(null)}
        />
        {format.suffix && <span aria-hidden="true">{format.suffix.trim()}</span>}
      </span>
    </label>
  );
}
