/**
 * An option as a radio group: colours as swatches, sizes as numbers. Every value can be selected: a sold-out one to see
 * that it is, and one that is not made with the other choices to change those. Both are marked and explained below; so
 * is an option that is missing for adding to the cart. The selected value is marked at once.
 */
import { useId } from 'react';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { useDeferredChange } from '../../viewport/useDeferredChange.ts';
import { productWording } from '../../wording/shopping/product.ts';
import { stockWording } from '../../wording/shopping/stock.ts';
import { useWording } from '../../wording/wording.ts';
import type { WordingKey } from '../../wording/wording.ts';
import { SwatchDot } from '../Swatches/SwatchDot.tsx';
import styles from './OptionChoice.module.css';
import { isColourOption } from './variantMatch.rules.ts';
import type { ValueState } from './variantMatch.rules.ts';
import type { ChosenOption } from './useOptionChoice.ts';

interface OptionChoiceProps {
  option: ChosenOption;
  /** The shopper tried to continue without it. */
  isHighlighted: boolean;
  /** A variant is selected: its state is shown below, and not repeated here. */
  isSettled: boolean;
  /** The value that the shopper's measures call for. */
  yours?: string | null;
  onChoose: (label: string) => void;
}

export function OptionChoice({
  option: { name, values, chosen, others },
  isHighlighted,
  isSettled,
  yours,
  onChoose,
}: OptionChoiceProps) {
  const t = useWording(productWording, stockWording);
  const group = useId();
  const noteId = useId();
  const missingId = useId();
  const [marked, mark] = useDeferredChange(chosen, onChoose);
  const isColour = isColourOption(name);
  const notes = notesOn(
    isSettled ? values.filter(({ label }) => label !== chosen) : values,
    (state, labels) => t(noteKeys[state], { values: labels, other: others }),
  );
  const describedBy = [isHighlighted ? missingId : '', notes.length > 0 ? noteId : '']
    .filter(Boolean)
    .join(' ');
  return (
    <fieldset className={styles.option} data-option={name} aria-describedby={describedBy || undefined}>
      <legend className={styles.legend}>
        {t.title(name)}
        <span className={styles.chosen} data-asked={isHighlighted || undefined}>
          {marked === null ? t('product.notChosen') : t.value(name, marked)}
        </span>
      </legend>
      {isHighlighted && (
        <p id={missingId} className={styles.asked}>
          <Icon name="alert" className={styles.sign} />
          {t('stock.required', { option: t.title(name.toLowerCase()) })}
        </p>
      )}
      <div className={isColour ? styles.colours : styles.sizes}>
        {values.map((value) => (
          <label
            key={value.label}
            className={isColour ? styles.colour : styles.size}
            data-state={value.state}
            data-yours={value.label === yours || undefined}
            title={isColour ? value.text : undefined}
          >
            <input
              type="radio"
              name={group}
              value={value.label}
              checked={value.label === marked}
              onChange={() => mark(value.label)}
            />
            {isColour && <SwatchDot hexColors={value.hexColors} className={styles.dot} />}
            {isColour ? <VisuallyHidden>{value.text}</VisuallyHidden> : <span>{value.text}</span>}
            {value.state !== 'available' && (
              <VisuallyHidden>, {t(valueKeys[value.state], { other: others })}</VisuallyHidden>
            )}
          </label>
        ))}
      </div>
      {notes.length > 0 && (
        <p id={noteId} className={styles.note}>
          {notes.join(' ')}
        </p>
      )}
    </fieldset>
  );
}

type MarkedState = Exclude<ValueState, 'available'>;

/** Appended to a value's name for screen readers, in place of its mark. */
const valueKeys = {
  soldOut: 'product.soldOut',
  notForSale: 'stock.notForSale',
  impossible: 'stock.impossible',
} as const satisfies Record<MarkedState, WordingKey<typeof productWording | typeof stockWording>>;

/** Messages below the group, in this order. */
const noteKeys = {
  soldOut: 'product.soldOutNote',
  notForSale: 'stock.notForSaleNote',
  impossible: 'stock.impossibleNote',
} as const satisfies Record<MarkedState, WordingKey<typeof productWording | typeof stockWording>>;

function notesOn(
  values: ChosenOption['values'],
  say: (state: MarkedState, labels: string) => string,
): readonly string[] {
  return (Object.keys(noteKeys) as MarkedState[]).flatMap((state) => {
    const marked = values.filter((value) => value.state === state).map((value) => value.text);
    return marked.length === 0 ? [] : [say(state, marked.join(', '))];
  });
}
