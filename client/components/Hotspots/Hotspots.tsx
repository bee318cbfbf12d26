/**
 * Spots on a banner's picture: a list of buttons in reading order, one of them open at a time (catalogue.md 4, Hotspot).
 * What opens is loaded when a shopper reaches for a spot. Styles alone keep each spot on its thing, whatever the browser
 * cuts off the picture, so that nothing moves when the page comes alive.
 */
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Hotspots_banner$data, Hotspots_banner$key } from '#relay/Hotspots_banner.graphql.ts';
import { mayPreload } from '../../navigation/preload.rules.ts';
import { useOverlay } from '../../navigation/useOverlay.ts';
import { useEditTags } from '../../preview/useEditTags.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { readConnection } from '../../viewport/connection.ts';
import { hotspotsWording } from '../../wording/hotspots.ts';
import { useWording } from '../../wording/wording.ts';
import { SectionBoundary } from '../SectionBoundary/SectionBoundary.tsx';
import styles from './Hotspots.module.css';
import { isCompact } from './popupPlace.rules.ts';

const load = () => import('./HotspotPopup.tsx');
const HotspotPopup = lazy(load);

interface HotspotsProps {
  banner: Hotspots_banner$key;
  /** Fractions of the picture that stay in view when the browser crops it once more: as its `Picture` has them. */
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
  readonly isTakeover: boolean;
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
  const [wanted, setWanted] = useState<Opened | null>(null);
  const takeover = useOverlay();
  // The browser's Back takes a takeover away.
  const opened = wanted?.isTakeover && !takeover.isOpen ? null : wanted;

  const show = (next: Opened | null) => {
    if (next?.isTakeover) takeover.open();
    else takeover.close();
    setWanted(next);
  };
  const toggle = (key: string) => {
    const room = list.current?.getBoundingClientRect();
    if (opened?.key === key) show(null);
    else if (room) show({ key, isTakeover: isCompact(room) });
  };
  const close = () => {
    const marker = list.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
    show(null);
    marker?.focus();
  };

  const handleOutside = useEffectEvent(({ target }: MouseEvent) => {
    const isInside = target !== list.current && target instanceof Node && list.current?.contains(target);
    if (!isInside) show(null);
  });
  const handleKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  });
  // A takeover is modal: nothing is outside of it, and it closes itself.
  const isInline = opened !== null && !opened.isTakeover;
  useEffect(() => {
    if (!isInline) return undefined;
    document.addEventListener('click', handleOutside);
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('click', handleOutside);
      document.removeEventListener('keydown', handleKey);
    };
  }, [isInline]);

  const prepare = () => {
    // Without its code the popup fails when it is opened, in its boundary.
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
      data-open={isInline ? '' : undefined}
    >
      {hotspots.map((hotspot) => {
        const isOpen = opened?.key === hotspot.key;
        return (
          <li key={hotspot.key} className={styles.item} style={lookOf(hotspot)} {...editTag(hotspot.__id)}>
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
            </button>
            {isOpen ? (
              <SectionBoundary resetKey={hotspot.key} fallback={null}>
                <Suspense fallback={null}>
                  <HotspotPopup
                    hotspot={hotspot}
                    list={list}
                    isTakeover={opened.isTakeover}
                    onFit={(isTakeover) => show({ key: hotspot.key, isTakeover })}
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

/** The editors' colours take the place of the shop's for everything in the spot: what can be read stays so. */
function lookOf({ mobile, desktop, colors }: Hotspots_banner$data['hotspots'][number]): CSSProperties {
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
