/**
 * A picture of the image service in its room: the room has the picture's proportions before anything loads, so nothing
 * jumps. Pictures load when they come near; the one that a screen opens with is `priority`.
 */
import type { CSSProperties } from 'react';
import { preload } from 'react-dom';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Picture_rendition$key } from '#relay/Picture_rendition.graphql.ts';
import { exclusiveMedia } from './media.rules.ts';
import styles from './Picture.module.css';

export interface PictureProps {
  rendition: Picture_rendition$key;
  /** Empty for pictures that only decorate. */
  alt: string;
  /** The largest picture of the first view: loaded at once, before the rest. One a screen. */
  priority?: boolean;
  /** cover fills a room that the parent sizes; contain keeps the picture's own proportions (the default). */
  fit?: 'contain' | 'cover';
  /** Shows the 15 px picture until the real one is there: for photographs, not for packshots on the calm ground. */
  hasPlaceholder?: boolean;
  /** Fractions of width and height that stay in view when `cover` crops. */
  focus?: { x: number; y: number } | undefined;
  className?: string | undefined;
}

export function Picture({
  rendition,
  alt,
  priority = false,
  fit = 'contain',
  hasPlaceholder = false,
  focus,
  className,
}: PictureProps) {
  const { src, width, height, placeholder, sources } = useFragment(
    graphql`
      fragment Picture_rendition on ImageRendition {
        src
        width
        height
        placeholder
        sources {
          media
          srcSet
          width
          height
        }
      }
    `,
    rendition,
  );

  if (priority) {
    const media = exclusiveMedia(sources.map((source) => source.media ?? null));
    for (const [index, source] of sources.entries()) {
      preload(src, {
        as: 'image',
        imageSrcSet: source.srcSet,
        fetchPriority: 'high',
        media: media[index] ?? undefined,
      });
    }
  }

  const look = {
    '--picture-placeholder': hasPlaceholder ? `url("${encodeURI(decodeURI(placeholder))}")` : undefined,
    '--picture-focus': focus ? `${focus.x * 100}% ${focus.y * 100}%` : undefined,
  } as CSSProperties;

  return (
    <picture className={[styles.picture, styles[fit], className].filter(Boolean).join(' ')} style={look}>
      {sources.map((source) => (
        <source
          key={source.media ?? 'all'}
          media={source.media ?? undefined}
          srcSet={source.srcSet}
          width={source.width}
          height={source.height}
        />
      ))}
      <img
        ref={fadeIn}
        className={styles.image}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : 'auto'}
      />
    </picture>
  );
}

/**
 * Hides the picture until it is loaded, only where scripts run and only when it is not there already. Kept out of
 * React's state: a grid of pictures must not render again for every one that arrives.
 */
function fadeIn(image: HTMLImageElement | null) {
  if (!image || image.complete) return undefined;
  image.dataset['state'] = 'loading';
  const show = () => {
    image.dataset['state'] = 'shown';
  };
  image.addEventListener('load', show, { once: true });
  image.addEventListener('error', show, { once: true });
  return () => {
    image.removeEventListener('load', show);
    image.removeEventListener('error', show);
  };
}
