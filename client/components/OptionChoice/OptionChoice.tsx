/**
 * One option as a radio group: colours as fields of colour, sizes as numbers. Values that are not made with the choices
 * above cannot be picked and values that are sold out can (to see that they are): both say so in words below.
 */
import { useId } from 'react';
import { SwatchDot } from '../Swatches/SwatchDot.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { useWording } from '../../wording/wording.ts';
import styles from './OptionChoice.module.css';
import { isColourOption } from './variantMatch.rules.ts';
import type { ValueState } from './variantMatch.rules.ts';
import type { ChosenOption } from './useOptionChoice.ts';

interface OptionChoiceProps {
  option: ChosenOption;
  /** The shopper tried to go on without it. */
  isAsked: boolean;
  onChoose: (label: string) => void;
}

export function OptionChoice({
  option: { name, values, chosen, above },
  isAsked,
  onChoose,
}: OptionChoiceProps) {
  const t = useWording();
  const group = useId();
  const noteId = useId();
  const isColour = isColourOption(name);
  const labelsIn = (state: ValueState) =>
    values
      .filter((value) => value.state === state)
      .map((value) => value.label)
      .join(', ');
  const impossible = labelsIn('impossible');
  const soldOut = labelsIn('soldOut');
  const hasNote = impossible !== '' || soldOut !== '';
  return (
    <fieldset className={styles.option} data-option={name} aria-describedby={hasNote ? noteId : undefined}>
      <legend className={styles.legend}>
        {t.title(name)}
        <span className={styles.chosen} data-asked={isAsked || undefined}>
          {chosen ?? t('product.notChosen')}
        </span>
      </legend>
      <div className={isColour ? styles.colours : styles.sizes}>
        {values.map((value) => (
          <label
            key={value.label}
            className={isColour ? styles.colour : styles.size}
            data-state={value.state}
          >
            <input
              type="radio"
              name={group}
              value={value.label}
              checked={value.label === chosen}
              disabled={value.state === 'impossible'}
              onChange={() => onChoose(value.label)}
            />
            {isColour && <SwatchDot hexColors={value.hexColors} className={styles.dot} />}
            {isColour ? <VisuallyHidden>{value.label}</VisuallyHidden> : <span>{value.label}</span>}
            {value.state === 'soldOut' && <VisuallyHidden>, {t('product.soldOut')}</VisuallyHidden>}
          </label>
        ))}
      </div>
      {hasNote && (
        <p id={noteId} className={styles.note}>
          {soldOut !== '' && <span>{t('product.soldOutNote', { values: soldOut })}</span>}{' '}
          {impossible !== '' && (
            <span>{t('product.impossibleNote', { values: impossible, other: above })}</span>
          )}
        </p>
      )}
    </fieldset>
  );
}
