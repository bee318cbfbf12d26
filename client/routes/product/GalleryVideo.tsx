/** A video among the pictures: it stands still until it is started, and has the browser's own controls. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { GalleryVideo_video$key } from '#relay/GalleryVideo_video.graphql.ts';
import styles from './ProductGallery.module.css';

export function GalleryVideo({ video: key, title }: { video: GalleryVideo_video$key; title: string }) {
  const video = useFragment(
    graphql`
      fragment GalleryVideo_video on Video {
        poster {
          url(width: 840)
        }
        sources {
          src
          type
        }
      }
    `,
    key,
  );
  return (
    // No speech in it: the product turning on its ground, so there is nothing to caption.
    <video
      className={styles.video}
      controls
      loop
      muted
      playsInline
      preload="none"
      poster={video.poster?.url}
      aria-label={title}
    >
      {video.sources.map((source) => (
        <source key={source.src} src={source.src} type={source.type} />
      ))}
    </video>
  );
}
