/**
 * A background video: muted, looped, without controls (catalogue.md 9). The server renders its poster; the video plays
 * while in view, and never with reduced motion or data saver. It runs for more than five seconds, so it has a pause
 * button (WCAG 2.2.2).
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
import type { VideoSource } from './videoSources.rules.ts';

export function BannerVideo({
  video: reference,
  priority,
  sizes,
}: {
  video: BannerVideo_video$key;
  priority: boolean;
  /** Its width, as a `sizes` attribute. */
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
  // Unknown on the server, so the poster is rendered first, also in the browser.
  const mayPlay = useSyncExternalStore(
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
      {mayPlay && video.sources.length > 0 ? (
        <SilentVideo
          sources={videoSources(video.sources.map(({ src, type, width }) => ({ src, type, width })))}
        />
      ) : null}
    </>
  );
}

function SilentVideo({ sources }: { sources: readonly VideoSource[] }) {
  const t = useWording(bannerWording);
  const element = useRef<HTMLVideoElement>(null);
  const [isStopped, setIsStopped] = useState(false);
  const [isMoving, setIsMoving] = useState(false);

  useEffect(() => {
    const video = element.current;
    if (!video || isStopped) return undefined;
    // Autoplay requires the `muted` property, which React does not set as an attribute.
    video.muted = true;
    const stop = observeView(video, (isInView) => {
      // Autoplay was blocked (battery saver): the poster stays.
      if (isInView) video.play().catch(() => {});
      else video.pause();
    });
    return () => {
      stop();
      video.pause();
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
