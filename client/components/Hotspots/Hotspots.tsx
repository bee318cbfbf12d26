/**
 * Hotspots on a banner's picture: a list of buttons in reading order, at most one open (catalogue.md 4, Hotspot). The
 * popup's code is loaded on intent. The others have inline popups: on hover or focus, and all of them while one is
 * open. Positions are CSS only, whatever the browser crops, so that nothing moves on hydration.
 */
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Hotspots_banner$data, Hotspots_banner$key } from '#relay/Hotspots_banner.graphql.ts';
import { mayPreload } from '../../navigation/visits/preload.rules.ts';
import { useOverlay } from '../../navigation/useOverlay.ts';
import { useEditTags } from '../../preview/useEditTags.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { readConnection } from '../../viewport/pictures/connection.ts';
import { hotspotsWording } from '../../wording/shopping/hotspots.ts';
import { useWording } from '../../wording/wording.ts';
import { SectionBoundary } from '../SectionBoundary/SectionBoundary.tsx';
import styles from './Hotspots.module.css';
import { inlineSides, type Side } from './inlineSides.rules.ts';
import { isCompact } from './popupPlace.rules.ts';
import { readCard, readMarkers } from './readMarkers.ts';

const load = () => import('./HotspotPopup.tsx');
const HotspotPopup = lazy(load);

interface HotspotsProps {
  banner: Hotspots_banner$key;
  /** Focus of the picture's crop, as fractions: the same as of its `Picture`. */
  focus: { x: number; y: number } | undefined;
}

export function Hotspots({ banner: key, focus }: HotspotsProps) {
  const { hotspots } = useFragment(
    graphql`
      fragment Hotspots_banner on Banner {
        hotspots {
          __id
          key
          title
          mobile {
            x
            y
          }
          desktop {
            x
            y
          }
          colors {
            text
            background
          }
          ...HotspotPopup_hotspot
        }
      }
    `,
    key,
  );
  return hotspots.length === 0 ? null : <HotspotList hotspots={hotspots} focus={focus} />;
}

interface Opened {
  readonly key: string;
  /** The popup is full screen. */
  readonly isFullScreen: boolean;
}

function HotspotList({
  hotspots,
  focus,
}: {
  hotspots: Hotspots_banner$data['hotspots'];
  focus: HotspotsProps['focus'];
}) {
  const t = useWording(hotspotsWording);
  const editTag = useEditTags();
  const list = useRef<HTMLUListElement>(null);
  const [requested, setRequested] = useState<Opened | null>(null);
  const [sides, setSides] = useState<readonly (Side | null)[]>([]);
  const overlay = useOverlay();
  // Back closes a full-screen popup.
  const opened = requested?.isFullScreen && !overlay.isOpen ? null : requested;

  const show = (next: Opened | null) => {
    if (next?.isFullScreen) overlay.open();
    else overlay.close();
    setRequested(next);
  };
  const toggle = (key: string) => {
    const room = list.current?.getBoundingClientRect();
    if (opened?.key === key) show(null);
    else if (room) show({ key, isFullScreen: isCompact(room) });
  };
  const arrange = () => {
    if (!list.current) return;
    const { room, markers } = readMarkers(list.current);
    const card = readCard(list.current, room);
    setSides(inlineSides(markers, room, card ? [card] : []));
  };
  const close = () => {
    const marker = list.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
    show(null);
    marker?.focus();
  };

  const handleOutside = useEffectEvent(({ target }: MouseEvent) => {
    const pressed = target instanceof Element ? target.closest('[data-card], [aria-expanded]') : null;
    if (!pressed || !list.current?.contains(pressed)) show(null);
  });
  const handleKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  });
  // Full screen it is modal: there is no outside, and it closes itself.
  const isOnPicture = opened !== null && !opened.isFullScreen;
  useEffect(() => {
    if (!isOnPicture) return undefined;
    document.addEventListener('click', handleOutside);
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('click', handleOutside);
      document.removeEventListener('keydown', handleKey);
    };
  }, [isOnPicture]);

  const prepare = () => {
    if (!opened) arrange();
    // If its code fails to load, the popup's error boundary shows it.
    if (mayPreload(readConnection())) load().catch(() => {});
  };
  const look = {
    '--focus-x': focus?.x ?? 0.5,
    '--focus-y': focus?.y ?? 0.5,
  } as CSSProperties;

  return (
    <ul
      ref={list}
      className={styles.list}
      style={look}
      aria-label={t('hotspots.label')}
      data-open={isOnPicture ? '' : undefined}
    >
      {hotspots.map((hotspot, index) => {
        const isOpen = opened?.key === hotspot.key;
        return (
          <li key={hotspot.key} className={styles.item} style={styleOf(hotspot)} {...editTag(hotspot.__id)}>
            <button
              type="button"
              className={styles.marker}
              aria-label={hotspot.title}
              aria-expanded={isOpen}
              onPointerEnter={prepare}
              onFocus={prepare}
              onClick={() => toggle(hotspot.key)}
            >
              <span className={styles.sign}>
                <Icon name={isOpen ? 'minus' : 'plus'} />
              </span>
              {/* Screen readers get the title as the button's name. */}
              <span
                className={styles.inline}
                data-inline
                data-side={sides[index] ?? undefined}
                aria-hidden="true"
              >
                {hotspot.title}
              </span>
            </button>
            {isOpen ? (
              <SectionBoundary resetKey={hotspot.key} fallback={null}>
                <Suspense fallback={null}>
                  <HotspotPopup
                    hotspot={hotspot}
                    list={list}
                    isFullScreen={opened.isFullScreen}
                    onFit={(isFullScreen) => show({ key: hotspot.key, isFullScreen })}
                    onPlace={arrange}
                    onClose={close}
                  />
                </Suspense>
              </SectionBoundary>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

/** The editors' colours override the shop's; contrast is preserved. */
function styleOf({ mobile, desktop, colors }: Hotspots_banner$data['hotspots'][number]): CSSProperties {
  return {
    '--x-mobile': mobile.x,
    '--y-mobile': mobile.y,
    '--x-desktop': desktop.x,
    '--y-desktop': desktop.y,
    ...(colors
      ? {
          '--snow': colors.background,
          '--ground': colors.background,
          '--ink': colors.text,
          '--stone': colors.text,
          '--copper': colors.text,
          '--hairline': colors.text,
        }
      : {}),
  } as CSSProperties;
}
