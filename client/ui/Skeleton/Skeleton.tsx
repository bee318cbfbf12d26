/**
 * A placeholder of the loading content's size: `ratio` for pictures, `lines` for text. Hidden from assistive
 * technology.
 */
import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** Width by height, such as `3 / 4`. */
  ratio?: string;
  /** Lines of text in the surrounding font. */
  lines?: number;
  /** Any CSS length; fills the container by default. */
  inlineSize?: string;
  /** Any CSS length; only without `ratio` and `lines`. */
  blockSize?: string;
  className?: string | undefined;
}

export function Skeleton({ ratio, lines, inlineSize, blockSize, className }: SkeletonProps) {
  const size = {
    '--skeleton-ratio': ratio,
    '--skeleton-inline-size': inlineSize,
    '--skeleton-block-size': blockSize,
  } as CSSProperties;
  const classes = [styles.skeleton, className].filter(Boolean).join(' ');
  if (lines === undefined) return <span aria-hidden="true" className={classes} style={size} />;
  return (
    <span aria-hidden="true" className={[styles.lines, className].filter(Boolean).join(' ')} style={size}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line} />
      ))}
    </span>
  );
}
