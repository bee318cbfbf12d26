/**
 * A picture of the image service in its room: the room has the picture's proportions before anything loads, so nothing
 * jumps. Pictures load when they come near; the one that a screen opens with is `priority`. One that cannot be loaded
 * leaves its room empty but for its words (catalogue.md 8: image failures set a silent error flag).
 */
import type { CSSProperties } from 'react';
import { preload } from 'react-dom';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Picture_rendition$key } from '#relay/Picture_rendition.graphql.ts';
import { onConnection } from '../../viewport/pictures/pictureAddress.ts';
import { exclusiveMedia } from './media.rules.ts';
import styles from './Picture.module.css';
import { watchPicture } from './watchPicture.ts';

export interface PictureProps {
  rendition: Picture_rendition$key;
  /** Empty for pictures that only decorate. */
  alt: string;
  /** The largest picture of the first view: loaded at once, before the rest. One a screen. */
  priority?: boolean;
  /**
   * How wide it is shown, as the attribute `sizes` says it; by the gateway's size table when absent. Not `auto`: a lazy
   * picture of which Chromium 156 has another file in memory is loaded before it is laid out, as if it filled the screen.
   */
  sizes?: string | undefined;
  /** cover fills a room that the parent sizes; contain keeps the picture's own proportions (the default). */
  fit?: 'contain' | 'cover';
  /** Shows the 15 px picture, blurred, until the real one is there: for large pictures, which are worth a second file. */
  hasPlaceholder?: boolean;
  /** Fractions of width and height that stay in view when `cover` crops. */
  focus?: { x: number; y: number } | undefined;
  className?: string | undefined;
}

export function Picture({
  rendition,
  alt,
  priority = false,
  sizes,
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
        sources(descriptor: WIDTH) {
          media
          srcSet
          sizes
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
      preload(onConnection(src), {
        as: 'image',
        imageSrcSet: onConnection(src, source.srcSet),
        imageSizes: sizes ?? source.sizes ?? undefined,
        fetchPriority: 'high',
        media: media[index] ?? undefined,
      });
    }
  }

  const look = {
    '--picture-placeholder': hasPlaceholder ? `url("${encodeURI(decodeURI(placeholder))}")` : undefined,
    '--picture-focus': focus ? `${focus.x * 100}% ${focus.y * 100}%` : undefined,
  } as CSSProperties;
  const classes = [styles.picture, styles[fit], hasPlaceholder && styles.placeholder, className];

  return (
    <picture className={classes.filter(Boolean).join(' ')} style={look}>
      {sources.map((source) => (
        <source
          key={source.media ?? 'all'}
          media={source.media ?? undefined}
          srcSet={onConnection(src, source.srcSet)}
          sizes={sizes ?? source.sizes ?? undefined}
          width={source.width}
          height={source.height}
        />
      ))}
      <img
        ref={watchPicture}
        className={styles.image}
        src={onConnection(src)}
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
