/** The room in which a picture is looked at closely. What moves it is `useZoom`; keys and buttons are the owner's. */
import type { CSSProperties, ReactNode, RefObject } from 'react';
import styles from './ZoomStage.module.css';

interface ZoomStageProps {
  /** Both are `useZoom`'s. */
  stage: RefObject<HTMLDivElement | null>;
  picture: RefObject<HTMLDivElement | null>;
  /** Width by height of the picture. */
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
