/**
 * A video in the gallery: paused until started, with the browser's controls. If it cannot be played, its poster is
 * shown with a message.
 */
import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { GalleryVideo_video$key } from '#relay/GalleryVideo_video.graphql.ts';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { onConnection } from '../../../viewport/pictures/pictureAddress.ts';
import { whenIdle } from '../../../viewport/whenIdle.ts';
import { galleryWording } from '../../../wording/shopping/gallery.ts';
import { useWording } from '../../../wording/wording.ts';
import { gallerySizes } from './gallerySizes.ts';
import styles from './ProductGallery.module.css';

/** HTMLMediaElement.NETWORK_NO_SOURCE: every source failed. */
const NO_SOURCE = 3;

export function GalleryVideo({ video: key, title }: { video: GalleryVideo_video$key; title: string }) {
  const t = useWording(galleryWording);
  const video = useFragment(
    graphql`
      fragment GalleryVideo_video on Video {
        poster {
          url(width: 840)
          rendition(size: GALLERY) {
            ...Picture_rendition
          }
        }
        sources {
          src
          type
        }
      }
    `,
    key,
  );
  const element = useRef<HTMLVideoElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  // Set after load: browsers fetch a poster eagerly, before the first picture.
  const [shouldLoadPoster, setMayLoad] = useState(false);
  useEffect(() => whenIdle(() => setMayLoad(true), 0), []);
  // It may have failed before hydration.
  useEffect(() => {
    const video = element.current;
    if (video && (video.error !== null || video.networkState === NO_SOURCE)) setHasFailed(true);
  }, []);

  if (hasFailed || video.sources.length === 0) {
    return (
      <figure className={styles.failedVideo}>
        {video.poster && (
          <Picture
            rendition={video.poster.rendition}
            alt={title}
            fit="cover"
            sizes={gallerySizes}
            hasPlaceholder
          />
        )}
        <figcaption className={styles.videoWords}>{t('gallery.videoFailed')}</figcaption>
      </figure>
    );
  }
  return (
    // Without speech (the product on a turntable), so there are no captions.
    <video
      ref={element}
      className={styles.video}
      controls
      loop
      muted
      playsInline
      preload="none"
      poster={shouldLoadPoster && video.poster ? onConnection(video.poster.url) : undefined}
      aria-label={title}
      onError={() => setHasFailed(true)}
    >
      {video.sources.map((source, index) => (
        <source
          key={source.src}
          src={source.src}
          type={source.type}
          // Sources are tried in order: an error of the last one is final.
          onError={index === video.sources.length - 1 ? () => setHasFailed(true) : undefined}
        />
      ))}
    </video>
  );
}
