/** A measure as a number in the shopper's units; height in feet takes two fields. Keeps the metric value. */
import { useId, useState } from 'react';
import { sizeFinderWording } from '../../../wording/shopping/sizeFinder.ts';
import { useWording } from '../../../wording/wording.ts';
import type { MeasureName } from './findSize.rules.ts';
import { metricMeasure, shownMeasure, type Units } from './measures.rules.ts';
import styles from './SizeFinder.module.css';

interface MeasureFieldProps {
  name: MeasureName;
  units: Units;
  metric: string | undefined;
  onChange: (metric: string) => void;
}

const metricUnits = { height: 'cm', weight: 'kg', head: 'cm', chest: 'cm' } as const;
const imperialUnits = { height: 'ft', weight: 'lb', head: 'in', chest: 'in' } as const;

/** Uncontrolled by the metric value: what is being typed is never rounded. */
export function MeasureField({ name, units, metric, onChange }: MeasureFieldProps) {
  const t = useWording(sizeFinderWording);
  const id = useId();
  const hintId = useId();
  const [shown, setShown] = useState(() => shownMeasure(name, metric, units));
  // Forgotten elsewhere.
  const isForgotten = metric === undefined && metricMeasure(name, shown, units) !== '';
  const typed = isForgotten ? { main: '', inches: '' } : shown;
  const handle = (part: keyof typeof shown, text: string) => {
    const next = { ...typed, [part]: text };
    setShown(next);
    onChange(metricMeasure(name, next, units));
  };
  const unit = (units === 'metric' ? metricUnits : imperialUnits)[name];
  const hint = name === 'head' || name === 'chest' ? t(`finder.${name}.hint`) : null;
  return (
    <div className={styles.measure}>
      <label className={styles.legend} htmlFor={id}>
        {t(`finder.${name}`)}
      </label>
      <span className={styles.boxes}>
        <input
          id={id}
          className={styles.box}
          inputMode="decimal"
          autoComplete="off"
          maxLength={5}
          value={typed.main}
          aria-describedby={hint === null ? undefined : hintId}
          onChange={(event) => handle('main', event.target.value)}
        />
        {unit}
        {unit === 'ft' && (
          <>
            <input
              className={styles.box}
              inputMode="decimal"
              autoComplete="off"
              maxLength={4}
              aria-label={t('finder.inches')}
              value={typed.inches}
              onChange={(event) => handle('inches', event.target.value)}
            />
            in
          </>
        )}
      </span>
      {hint !== null && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
