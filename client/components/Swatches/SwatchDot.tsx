/** A colour swatch: one hex, or two split along the diagonal. Decorative: the owner names the colour. */
import type { CSSProperties } from 'react';
import styles from './SwatchDot.module.css';

export function SwatchDot({
  hexColors,
  className,
}: {
  hexColors: readonly string[];
  className?: string | undefined;
}) {
  const [first, second] = hexColors;
  const colours = { '--swatch-first': first, '--swatch-second': second ?? first } as CSSProperties;
  return (
    <span aria-hidden="true" className={[styles.dot, className].filter(Boolean).join(' ')} style={colours} />
  );
}
