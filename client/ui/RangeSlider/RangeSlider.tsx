/**
 * Two ends on one line. Each thumb is the browser's own range input, so arrow keys, Home, End and assistive technology
 * know it; a thumb stops at the other. Bars above the line show where things lie. Without scripts it is not there:
 * whoever uses it puts fields beside it.
 */
import type { CSSProperties } from 'react';
import styles from './RangeSlider.module.css';

export interface RangeSliderProps {
  min: number;
  max: number;
  step: number;
  /** Where the thumbs stand, `min <= low <= high <= max`. */
  low: number;
  high: number;
  lowLabel: string;
  highLabel: string;
  /** A number as it is read out. */
  format: (value: number) => string;
  /** Told while a thumb moves. */
  onChange: (low: number, high: number) => void;
  /** True while a finger or the mouse holds a thumb. */
  onHold: (isHeld: boolean) => void;
  /** Counts in equal parts of the way from `min` to `max`; null draws none. */
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
              // Bars never change places.
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
      {/* Where both stand at the end of the line, the one that can still move away lies on top. */}
      <div className={styles.line} data-low-on-top={from > 0.5 || undefined}>
        {thumb(lowLabel, low, (value) => onChange(Math.min(value, high), high))}
        {thumb(highLabel, high, (value) => onChange(low, Math.max(value, low)))}
      </div>
    </div>
  );
}
