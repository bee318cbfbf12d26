/**
 * A picture of the image service. Its space has the picture's aspect ratio before anything loads, so nothing shifts.
 * Lazy, except for a `priority` one above the fold. One that fails to load leaves its space with the alt text
 * (catalogue.md 8: image failures set a silent error flag).
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
  /** Empty for decorative pictures. */
  alt: string;
  /** The largest picture above the fold: loaded eagerly. One per screen. */
  priority?: boolean;
  /**
   * Its width, as a `sizes` attribute; from the gateway's size table by default. Not `auto`: Chromium 156 loads a lazy
   * picture that has another file in its memory cache before layout, at full viewport width.
   */
  sizes?: string | undefined;
  /** cover fills a space that the parent sizes; contain keeps the picture's own aspect ratio (the default). */
  fit?: 'contain' | 'cover';
  /** Shows the blurred 15 px placeholder until the picture loads: for large pictures, which are worth a second file. */
  hasPlaceholder?: boolean;
  /** Focus as fractions of width and height, kept in view when `cover` crops. */
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
