/**
 * A video among the pictures: it stands still until it is started, and has the browser's own controls. When it cannot be
 * played its poster stands in its place, with words.
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

/** HTMLMediaElement.NETWORK_NO_SOURCE: every file was tried in vain. */
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
  // Browsers load a poster at once, wherever it is: before the page's first picture, had the server written it.
  const [mayLoad, setMayLoad] = useState(false);
  useEffect(() => whenIdle(() => setMayLoad(true), 0), []);
  // It may have failed before the page was hydrated.
  useEffect(() => {
    const film = element.current;
    if (film && (film.error !== null || film.networkState === NO_SOURCE)) setHasFailed(true);
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
    // No speech in it: the product turning on its ground, so there is nothing to caption.
    <video
      ref={element}
      className={styles.video}
      controls
      loop
      muted
      playsInline
      preload="none"
      poster={mayLoad && video.poster ? onConnection(video.poster.url) : undefined}
      aria-label={title}
      onError={() => setHasFailed(true)}
    >
      {video.sources.map((source, index) => (
        <source
          key={source.src}
          src={source.src}
          type={source.type}
          // Files are tried in their order: what the last one fails is failed.
          onError={index === video.sources.length - 1 ? () => setHasFailed(true) : undefined}
        />
      ))}
    </video>
  );
}
