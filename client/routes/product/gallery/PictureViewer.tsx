/**
 * Full-screen viewer of a product's pictures, one at a time, with up to 3x zoom. A chunk of its own, loaded on intent;
 * a picture's larger file loads on zoom.
 */
import { useEffect, useEffectEvent, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PictureViewer_images$key } from '#relay/PictureViewer_images.graphql.ts';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { useZoom } from '../../../ui/ZoomStage/useZoom.ts';
import { ZoomStage } from '../../../ui/ZoomStage/ZoomStage.tsx';
import { onConnection } from '../../../viewport/pictures/pictureAddress.ts';
import { productWording } from '../../../wording/shopping/product.ts';
import { useWording } from '../../../wording/wording.ts';
import styles from './PictureViewer.module.css';
import { ViewerControls } from './ViewerControls.tsx';
import { viewerAct } from './viewerKey.rules.ts';

interface PictureViewerProps {
  /** Never empty. */
  images: PictureViewer_images$key;
  /** Index of the current picture. */
  shown: number;
  onShow: (index: number) => void;
}

export function PictureViewer({ images: key, shown, onShow }: PictureViewerProps) {
  const t = useWording(productWording);
  const images = useFragment(
    graphql`
      fragment PictureViewer_images on Image @relay(plural: true) {
        name
        alt
        rendition(size: GALLERY) {
          ...Picture_rendition
        }
        zoom {
          src
          width
          height
        }
      }
    `,
    key,
  );
  const index = Math.min(shown, images.length - 1);
  const image = images[index];
  const ratio = image ? image.zoom.width / image.zoom.height : 1;
  const show = (requested: number) => {
    // In a loop (catalogue.md 9, slider defaults): after the last comes the first.
    const next = (requested + images.length) % images.length;
    if (next !== index) onShow(next);
  };
  const zoom = useZoom({ subject: image?.name ?? '', ratio, onSwipe: (way) => show(index + way) });

  // Everything behind is inert, so the viewer handles keys wherever its focus is.
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = viewerAct(event.key, zoom.isZoomed);
    if (!act) return;
    event.preventDefault();
    if (act.kind === 'zoom') zoom.step(act.way);
    if (act.kind === 'whole') zoom.reset();
    if (act.kind === 'look') zoom.look(act.direction);
    if (act.kind === 'turn') show(index + act.way);
    if (act.kind === 'first') show(0);
    if (act.kind === 'last') show(images.length - 1);
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);

  if (!image) return null;
  return (
    <div className={styles.viewer}>
      <ZoomStage stage={zoom.stage} picture={zoom.picture} ratio={ratio}>
        <Picture
          key={image.name}
          className={styles.picture}
          rendition={image.rendition}
          alt={image.alt}
          fit="cover"
          hasPlaceholder
        />
        <LargePicture key={`${image.name} large`} zoom={image.zoom} isWanted={zoom.isZoomed} />
      </ZoomStage>
      <ViewerControls
        zoom={zoom}
        position={t('product.galleryItem', { number: index + 1, total: images.length })}
        onPrevious={() => show(index - 1)}
        onNext={() => show(index + 1)}
        isAlone={images.length === 1}
      />
    </div>
  );
}

interface LargePictureProps {
  zoom: { readonly src: string; readonly width: number; readonly height: number };
  isWanted: boolean;
}

/** Overlays the picture once loaded; on failure the one below stays. */
function LargePicture({ zoom, isWanted }: LargePictureProps) {
  const [state, setState] = useState<'unasked' | 'loading' | 'shown' | 'failed'>('unasked');
  if (isWanted && state === 'unasked') setState('loading');
  if (state === 'unasked' || state === 'failed') return null;
  return (
    <img
      className={styles.large}
      data-state={state}
      src={onConnection(zoom.src)}
      width={zoom.width}
      height={zoom.height}
      // The picture below has the alt text.
      alt=""
      decoding="async"
      onLoad={() => setState('shown')}
      onError={() => setState('failed')}
    />
  );
}

export default PictureViewer;
