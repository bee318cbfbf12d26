/** Motion and loading: both slider layouts, a zoomable picture, and placeholders. */
import { Button } from '../../ui/Button/Button.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Slider } from '../../ui/Slider/Slider.tsx';
import { useZoom } from '../../ui/ZoomStage/useZoom.ts';
import { ZoomStage } from '../../ui/ZoomStage/ZoomStage.tsx';
import styles from './StyleTileRoute.module.css';
import { Exhibit, TileSection } from './TileSection.tsx';

const cards = ['Lodestar', 'Ropeway', 'Canary', 'Overburden', 'Adit', 'Stope'];
const words = { previousLabel: 'Previous', nextLabel: 'Next' };
const autoplay = { delayMs: 3_000, pauseLabel: 'Pause slides', playLabel: 'Play slides' };

export function MotionTile() {
  return (
    <TileSection
      id="motion"
      title="What moves and what waits"
      text="Rows that move by themselves can be stopped, and stop for whoever looks, touches or tabs."
    >
      <Exhibit name="Slider grid" note="4, 2 or 1 at a time" isWide>
        <Slider label="Families of skis" {...words}>
          {cards.map((card) => (
            <a key={card} href="#motion" className={styles.card}>
              {card}
            </a>
          ))}
        </Slider>
      </Exhibit>
      <Exhibit
        name="Slider single"
        note="one at a time, in a loop, by itself every 3 s; its controls on it"
        isWide
      >
        <Slider
          label="Shifts"
          layout="single"
          controls="over"
          autoplay={autoplay}
          carousel={{
            role: 'carousel',
            slideRole: 'slide',
            slideLabel: (position, count) => `${position} of ${count}`,
          }}
          {...words}
        >
          {['Day shift', 'Night shift', 'Sunday'].map((shift) => (
            <div key={shift} className={styles.card} data-large>
              {shift}
            </div>
          ))}
        </Slider>
      </Exhibit>
      <Exhibit
        name="ZoomStage"
        note="up to three times, by wheel, pinch, double tap, long tap, for as long as it is held, or by button"
      >
        <ZoomSample />
      </Exhibit>
      <Exhibit name="Skeleton" note="for a picture, for lines, for a bar">
        <div className={styles.stack}>
          <Skeleton ratio="3 / 2" />
          <Skeleton lines={3} />
          <Skeleton inlineSize="40%" blockSize="2.75rem" />
        </div>
      </Exhibit>
    </TileSection>
  );
}

const ratio = 3 / 2;

function ZoomSample() {
  const zoom = useZoom({ subject: 'tile', ratio, onSwipe: () => {} });
  return (
    <>
      <div className={styles.zoom}>
        <ZoomStage stage={zoom.stage} picture={zoom.picture} ratio={ratio}>
          <svg viewBox="0 0 300 200" className={styles.ridge} aria-hidden="true">
            <path className={styles.far} d="M0 130 60 70l40 30 60-70 70 80 70-40v130H0z" />
            <path className={styles.near} d="M0 170 80 120l50 30 70-50 100 60v40H0z" />
          </svg>
        </ZoomStage>
      </div>
      <div className={styles.row}>
        <Button variant="secondary" disabled={zoom.isLargest} onClick={() => zoom.step('in')}>
          Zoom in
        </Button>
        <Button variant="secondary" disabled={!zoom.isZoomed} onClick={() => zoom.step('out')}>
          Zoom out
        </Button>
        <span className={styles.value}>{Math.round(zoom.scale * 100)}%</span>
      </div>
    </>
  );
}
