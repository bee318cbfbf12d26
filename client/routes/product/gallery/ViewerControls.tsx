/** Controls below the picture: position, zoom level, and buttons for both. Changes are announced. */
import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { IconName } from '../../../ui/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { Zoom } from '../../../ui/ZoomStage/useZoom.ts';
import { viewerWording } from '../../../wording/shopping/viewer.ts';
import { useWording } from '../../../wording/wording.ts';
import styles from './PictureViewer.module.css';

interface ViewerControlsProps {
  zoom: Pick<Zoom, 'scale' | 'isZoomed' | 'isLargest' | 'step' | 'reset'>;
  /** `Picture 2 of 5`. */
  position: string;
  onPrevious: () => void;
  onNext: () => void;
  /** A single picture needs no navigation. */
  isAlone: boolean;
}

export function ViewerControls({ zoom, position, onPrevious, onNext, isAlone }: ViewerControlsProps) {
  const t = useWording(viewerWording);
  const percent = Math.round(zoom.scale * 100);
  return (
    <div className={styles.controls}>
      <output className={styles.position}>{isAlone ? null : position}</output>
      <VisuallyHidden as="div">
        <output>{zoom.isZoomed ? t('viewer.enlarged', { percent }) : null}</output>
      </VisuallyHidden>
      <div className={styles.zoom}>
        <Control
          name="minus"
          label={t('viewer.zoomOut')}
          onPress={zoom.isZoomed ? () => zoom.step('out') : null}
        />
        <button type="button" className={styles.percent} aria-disabled={!zoom.isZoomed} onClick={zoom.reset}>
          {t('viewer.percent', { percent })}
          <VisuallyHidden> {t('viewer.whole')}</VisuallyHidden>
        </button>
        <Control
          name="plus"
          label={t('viewer.zoomIn')}
          onPress={zoom.isLargest ? null : () => zoom.step('in')}
        />
      </div>
      {isAlone ? null : (
        <div className={styles.turn}>
          <Control name="arrowLeft" label={t('viewer.previous')} onPress={onPrevious} />
          <Control name="arrowRight" label={t('viewer.next')} onPress={onNext} />
        </div>
      )}
    </div>
  );
}

interface ControlProps {
  name: IconName;
  label: string;
  /** Null at the limit; the button stays focusable. */
  onPress: (() => void) | null;
}

function Control({ name, label, onPress }: ControlProps) {
  return (
    <button
      type="button"
      className={styles.control}
      aria-label={label}
      aria-disabled={onPress === null}
      onClick={onPress ?? undefined}
    >
      <Icon name={name} />
    </button>
  );
}
