/**
 * A product that the shopper turns, by dragging or with the arrow keys. Its pictures load when it is asked for, all
 * before the first step; then it turns once by itself, unless reduced motion is preferred.
 */
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { GalleryTurn_spin$key } from '#relay/GalleryTurn_spin.graphql.ts';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { prefersReducedMotion } from '../../../viewport/reducedMotion.ts';
import { turnWording } from '../../../wording/shopping/turn.ts';
import { useWording } from '../../../wording/wording.ts';
import styles from './GalleryTurn.module.css';
import { gallerySizes } from './gallerySizes.ts';
import { degreesOf, draggedFrame, keyedFrame } from './turn.rules.ts';

/** Milliseconds of a step of the first turn. */
const STEP = 90;

type State = 'unasked' | 'loading' | 'shown' | 'failed';

export function GalleryTurn({ spin: key, title }: { spin: GalleryTurn_spin$key; title: string }) {
  const t = useWording(turnWording);
  const { still, frames } = useFragment(
    graphql`
      fragment GalleryTurn_spin on Spin {
        still {
          rendition(size: GALLERY) {
            ...Picture_rendition
          }
        }
        frames(width: 840)
      }
    `,
    key,
  );
  const [state, setState] = useState<State>('unasked');
  const [frame, setFrame] = useState(0);
  const [turnsItself, setTurnsItself] = useState(false);
  const dragged = useRef<{ x: number; frame: number } | null>(null);
  const slider = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (state !== 'loading') return undefined;
    let isCurrent = true;
    const load = async () => {
      const results = await Promise.allSettled(frames.map(loaded));
      if (!isCurrent) return;
      const isWhole = results.every(({ status }) => status === 'fulfilled');
      setState(isWhole ? 'shown' : 'failed');
      setTurnsItself(isWhole && !prefersReducedMotion());
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [state, frames]);
  useEffect(() => {
    if (state === 'shown') slider.current?.focus({ preventScroll: true });
  }, [state]);
  useEffect(() => {
    if (!turnsItself) return undefined;
    let step = 0;
    const timer = setInterval(() => {
      step += 1;
      setFrame(step % frames.length);
      if (step >= frames.length) setTurnsItself(false);
    }, STEP);
    return () => clearInterval(timer);
  }, [turnsItself, frames.length]);

  const turnTo = (next: number) => {
    setTurnsItself(false);
    setFrame(next);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = keyedFrame(frame, event.key, frames.length);
    if (next === null) return;
    // In a circle, which the control's own keys do not turn.
    event.preventDefault();
    turnTo(next);
  };
  const handleDown = (event: PointerEvent<HTMLInputElement>) => {
    // Dragging moves it from where it is; the control's own dragging would jump.
    event.preventDefault();
    event.currentTarget.focus({ preventScroll: true });
    event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = { x: event.clientX, frame };
    setTurnsItself(false);
  };
  const handleMove = (event: PointerEvent<HTMLInputElement>) => {
    const start = dragged.current;
    if (!start) return;
    const share = (event.clientX - start.x) / Math.max(1, event.currentTarget.clientWidth);
    setFrame(draggedFrame(start.frame, share, frames.length));
  };
  const handleUp = () => {
    dragged.current = null;
  };

  if (state === 'shown') {
    return (
      <div className={styles.turn}>
        <img className={styles.frame} src={frames[frame]} alt="" draggable={false} />
        <input
          ref={slider}
          className={styles.control}
          type="range"
          min={0}
          max={frames.length - 1}
          value={frame}
          aria-label={t('turn.label', { title })}
          aria-valuetext={t('turn.degrees', { degrees: degreesOf(frame, frames.length) })}
          onChange={(event) => turnTo(event.currentTarget.valueAsNumber)}
          onKeyDown={handleKey}
          onPointerDown={handleDown}
          onPointerMove={handleMove}
          onPointerUp={handleUp}
          onPointerCancel={handleUp}
        />
      </div>
    );
  }
  return (
    <>
      <Picture rendition={still.rendition} alt={title} fit="cover" sizes={gallerySizes} hasPlaceholder />
      {state === 'failed' ? (
        <output className={styles.start}>{t('turn.failed')}</output>
      ) : (
        <button
          type="button"
          className={styles.start}
          disabled={state === 'loading'}
          onClick={() => setState('loading')}
        >
          {t(state === 'loading' ? 'turn.loading' : 'turn.start')}
        </button>
      )}
    </>
  );
}

function loaded(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener('load', () => resolve());
    image.addEventListener('error', () => reject(new Error('a picture of a turn could not be loaded')));
    image.src = src;
  });
}
