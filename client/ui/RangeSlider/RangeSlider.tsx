/**
 * A slider with two thumbs. Each is a native range input, so keyboard and assistive technology work; one stops at the
 * other. A histogram above the track shows the distribution. Not rendered without scripts: the owner provides fields
 * beside it.
 */
import type { CSSProperties } from 'react';
import styles from './RangeSlider.module.css';

export interface RangeSliderProps {
  min: number;
  max: number;
  step: number;
  /** Current values, `min <= low <= high <= max`. */
  low: number;
  high: number;
  lowLabel: string;
  highLabel: string;
  /** Formats a value for screen readers. */
  format: (value: number) => string;
  /** Called while a thumb moves. */
  onChange: (low: number, high: number) => void;
  /** True while a thumb is pressed. */
  onHold: (isHeld: boolean) => void;
  /** Histogram counts of equal bins from `min` to `max`; null draws none. */
  histogram: readonly number[] | null;
}

export function RangeSlider({
  min,
  max,
  step,
  low,
  high,
  lowLabel,
  highLabel,
  format,
  onChange,
  onHold,
  histogram,
}: RangeSliderProps) {
  const share = (value: number) => (max > min ? (value - min) / (max - min) : 0);
  const [from, to] = [share(low), share(high)];
  const tallest = Math.max(1, ...(histogram ?? []));
  const thumb = (label: string, value: number, move: (value: number) => void) => (
    <input
      type="range"
      className={styles.thumb}
      aria-label={label}
      aria-valuetext={format(value)}
      min={min}
      max={max}
      step={step}
      value={value}
      onChange={(event) => move(Number(event.target.value))}
      onPointerDown={() => onHold(true)}
      onPointerUp={() => onHold(false)}
      onPointerCancel={() => onHold(false)}
    />
  );
  return (
    <div className={styles.slider} style={{ '--low': from, '--high': to } as CSSProperties}>
      {histogram && (
        <div className={styles.bars} aria-hidden="true">
          {histogram.map((count, index) => (
            <span
              // Bars never reorder: the index is a safe key.
              key={index}
              className={styles.bar}
              data-within={
                ((index + 1) / histogram.length > from && index / histogram.length < to) || undefined
              }
              style={{ '--tall': count / tallest } as CSSProperties}
            />
          ))}
        </div>
      )}
      {/* Where both are at the same end, the one that can still move is on top. */}
      <div className={styles.line} data-low-on-top={from > 0.5 || undefined}>
        {thumb(lowLabel, low, (value) => onChange(Math.min(value, high), high))}
        {thumb(highLabel, high, (value) => onChange(low, Math.max(value, low)))}
      </div>
    </div>
  );
}
