/** The area of a zoomable picture. Gestures are in `useZoom`; keys and buttons belong to the owner. */
import type { CSSProperties, ReactNode, RefObject } from 'react';
import styles from './ZoomStage.module.css';

interface ZoomStageProps {
  /** Both from `useZoom`. */
  stage: RefObject<HTMLDivElement | null>;
  picture: RefObject<HTMLDivElement | null>;
  /** Aspect ratio, width by height. */
  ratio: number;
  /** Fills a box of that ratio. */
  children: ReactNode;
}

export function ZoomStage({ stage, picture, ratio, children }: ZoomStageProps) {
  return (
    <div ref={stage} className={styles.stage} style={{ '--ratio': ratio } as CSSProperties}>
      <div ref={picture} className={styles.picture}>
        {children}
      </div>
    </div>
  );
}
