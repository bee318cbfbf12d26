/**
 * A film as a background: silent, looped, without the browser's controls (catalogue.md 9). The page comes with its
 * poster; the film starts when it is in view, and never for those who asked for less motion or less data. Since it
 * moves for longer than five seconds, there is a way to stop it (WCAG 2.2.2).
 */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { BannerVideo_video$key } from '#relay/BannerVideo_video.graphql.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { onReducedMotionChange, prefersReducedMotion } from '../../viewport/reducedMotion.ts';
import { readConnection } from '../../viewport/pictures/connection.ts';
import { observeView } from '../../viewport/observeView.ts';
import { bannerWording } from '../../wording/content/banner.ts';
import { useWording } from '../../wording/wording.ts';
import { Picture } from '../Picture/Picture.tsx';
import styles from './BannerVideo.module.css';
import { videoSources } from './videoSources.rules.ts';
import type { FilmSource } from './videoSources.rules.ts';

export function BannerVideo({
  video: reference,
  priority,
  sizes,
}: {
  video: BannerVideo_video$key;
  priority: boolean;
  /** How wide it is shown, as the attribute `sizes` says it. */
  sizes: string;
}) {
  const video = useFragment(
    graphql`
      fragment BannerVideo_video on Video {
        poster {
          alt
          rendition(size: BANNER) {
            ...Picture_rendition
          }
        }
        sources {
          src
          type
          width
        }
      }
    `,
    reference,
  );
  // The server cannot know, so it sends the poster only; so does every browser's first picture.
  const mayMove = useSyncExternalStore(
    onReducedMotionChange,
    () => !prefersReducedMotion() && readConnection().saveData !== true,
    () => false,
  );
  return (
    <>
      {video.poster ? (
        <Picture
          rendition={video.poster.rendition}
          alt={video.poster.alt}
          fit="cover"
          priority={priority}
          sizes={sizes}
          hasPlaceholder
        />
      ) : null}
      {mayMove && video.sources.length > 0 ? (
        <Film sources={videoSources(video.sources.map(({ src, type, width }) => ({ src, type, width })))} />
      ) : null}
    </>
  );
}

function Film({ sources }: { sources: readonly FilmSource[] }) {
  const t = useWording(bannerWording);
  const element = useRef<HTMLVideoElement>(null);
  const [isStopped, setIsStopped] = useState(false);
  const [isMoving, setIsMoving] = useState(false);

  useEffect(() => {
    const film = element.current;
    if (!film || isStopped) return undefined;
    // Browsers only start a film by themselves when it is silent, and read that from the property.
    film.muted = true;
    const stop = observeView(film, (isInView) => {
      // Refused (battery saver): the poster stays.
      if (isInView) film.play().catch(() => {});
      else film.pause();
    });
    return () => {
      stop();
      film.pause();
    };
  }, [isStopped]);

  return (
    <>
      <video
        ref={element}
        className={styles.film}
        data-moving={isMoving ? '' : undefined}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setIsMoving(true)}
      >
        {sources.map((source) => (
          <source key={source.src} src={source.src} type={source.type} media={source.media} />
        ))}
      </video>
      {isMoving ? (
        <button
          type="button"
          className={styles.stop}
          aria-label={t(isStopped ? 'banner.play' : 'banner.pause')}
          onClick={() => setIsStopped(!isStopped)}
        >
          <Icon name={isStopped ? 'play' : 'pause'} />
        </button>
      ) : null}
    </>
  );
}
