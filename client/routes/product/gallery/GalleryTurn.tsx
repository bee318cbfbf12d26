/**
 * A product that the shopper turns, by dragging or with the arrow keys. The addresses of its pictures load on intent,
 * the pictures when it is asked for, all before the first step; then it turns once by itself, unless reduced motion is
 * preferred.
 */
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import type { GalleryTurn_spin$key } from '#relay/GalleryTurn_spin.graphql.ts';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { mayPreload } from '../../../navigation/visits/preload.rules.ts';
import { readConnection } from '../../../viewport/pictures/connection.ts';
import { prefersReducedMotion } from '../../../viewport/reducedMotion.ts';
import { turnWording } from '../../../wording/shopping/turn.ts';
import { useWording } from '../../../wording/wording.ts';
import styles from './GalleryTurn.module.css';
import { gallerySizes } from './gallerySizes.ts';
import { degreesOf, draggedFrame, keyedFrame } from './turn.rules.ts';
import { turnFrames } from './turnFrames.ts';

/** Milliseconds of a step of the first turn. */
const STEP = 90;

type State = 'unasked' | 'loading' | 'shown' | 'failed';

interface GalleryTurnProps {
  spin: GalleryTurn_spin$key;
  title: string;
  /** Id of the product. */
  product: string;
  /** Label of the colour; null when the product has only one. */
  color: string | null;
}

export function GalleryTurn({ spin: key, title, product, color }: GalleryTurnProps) {
  const t = useWording(turnWording);
  const environment = useRelayEnvironment();
  const { still } = useFragment(
    graphql`
      fragment GalleryTurn_spin on Spin {
        still {
          name
          rendition(size: GALLERY) {
            ...Picture_rendition
          }
        }
      }
    `,
    key,
  );
  const [state, setState] = useState<State>('unasked');
  const [frames, setFrames] = useState<readonly string[]>([]);
  const [frame, setFrame] = useState(0);
  const [turnsItself, setTurnsItself] = useState(false);
  const dragged = useRef<{ x: number; frame: number } | null>(null);
  const slider = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (state !== 'loading') return undefined;
    let isCurrent = true;
    const load = async () => {
      try {
        const found = await turnFrames(environment, { product, color, still: still.name });
        await Promise.all(found.map(loaded));
        if (!isCurrent) return;
        setFrames(found);
        setState('shown');
        setTurnsItself(!prefersReducedMotion());
      } catch {
        if (isCurrent) setState('failed');
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [state, environment, product, color, still.name]);
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

  /** Preloads the addresses. If that fails, asking for the turn says so. */
  const prepare = () => {
    if (mayPreload(readConnection()))
      turnFrames(environment, { product, color, still: still.name }).catch(() => {});
  };
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
          onPointerEnter={prepare}
          onFocus={prepare}
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
