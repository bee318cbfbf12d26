/**
 * A map of the stores, drawn without a third-party service. The list beside it is the accessible equivalent (each store
 * has 'Show on the map'), so markers are hidden from keyboards and screen readers; the buttons are not. Without scripts
 * it is a static picture.
 */
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { PreloadedQuery } from 'react-relay/hooks.js';
import type { StoreMapQuery } from '#relay/StoreMapQuery.graphql.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { viewerWording } from '../../wording/shopping/viewer.ts';
import { storesWording } from '../../wording/content/stores.ts';
import { useWording } from '../../wording/wording.ts';
import {
  areaOf,
  centered,
  clustered,
  fitting,
  inFrame,
  isInFrame,
  LARGEST,
  SIDE,
  STEP,
  whole,
  zoomedAt,
  type MapWindow,
  type Point,
} from './mapView.rules.ts';
import type { PickedStore } from './pickedStore.ts';
import type { Area } from './storeQuery.rules.ts';
import styles from './StoreMap.module.css';
import { useMapGestures } from './useMapGestures.ts';

const StoreRelief = lazy(() => import('./StoreRelief.tsx'));

interface StoreMapProps {
  query: PreloadedQuery<StoreMapQuery>;
  picked: PickedStore | null;
  onPick: (store: PickedStore) => void;
  /** Looks for stores in the part of the map that is shown. */
  onSearch: (area: Area) => void;
}

/** Minimum distance of two markers. CSS pixels. */
const MARKER = 26;
/** Size of the frame until it is measured. */
const USUAL_SIDE = 560;

/** A label is omitted that the edge would clip, or the buttons would cover. */
function hasRoom({ x, y }: Point): boolean {
  const isUnderButtons = x > 0.74 && y < 0.2;
  return x >= 0 && x < 0.86 && y > 0.02 && y < 0.98 && !isUnderButtons;
}

export function StoreMap({ query, picked, onPick, onSearch }: StoreMapProps) {
  const t = useWording(viewerWording, storesWording);
  const { market } = usePreloadedQuery<StoreMapQuery>(
    graphql`
      query StoreMapQuery(
        $locale: Locale!
        $near: PositionInput
        $place: String
        $area: AreaInput
        $kind: StoreKind
        $service: String
      ) @inContext(locale: $locale) @preloadable {
        market {
          stores(near: $near, place: $place, area: $area, kind: $kind, service: $service, first: 1) {
            map {
              section {
                x
                y
                size
              }
              land
              lakes
              rivers
              provinces
              borders
              stores {
                storeId
                index
                isOwn
                x
                y
              }
              towns {
                name
                x
                y
              }
              origin {
                x
                y
              }
            }
          }
        }
      }
    `,
    query,
  );
  const map = market.stores?.map ?? null;
  // Null until it is measured, which is after hydration.
  const [side, setSide] = useState<number | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const zoomIn = useRef<HTMLButtonElement>(null);

  const points = map?.stores ?? [];
  const [shown, setShown] = useState({ map, picked, view: whole });
  let { view } = shown;
  // Another map starts unzoomed; a store selected in the list is brought into view.
  if (shown.map !== map || shown.picked !== picked) {
    const point = picked?.from === 'list' ? points.find(({ storeId }) => storeId === picked.id) : undefined;
    view = shown.map === map ? view : whole;
    if (point && !(view.scale > 2 && isInFrame(view, point))) {
      view = centered(view, point, Math.max(3, view.scale));
    }
    setShown({ map, picked, view });
  }
  const change = (next: (view: MapWindow) => MapWindow) =>
    setShown((now) => ({ ...now, view: next(now.view) }));
  const clusters = clustered(points, ((MARKER / (side ?? USUAL_SIDE)) * SIDE) / view.scale);

  useEffect(() => {
    if (!frame.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setSide(entry.contentRect.width);
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  useMapGestures(frame, change, (index) => {
    const cluster = clusters[index];
    const [first] = cluster ?? [];
    if (!cluster || !first) return;
    const isTight = view.scale >= LARGEST - 0.01 || fitting(cluster).scale <= view.scale;
    if (cluster.length > 1 && !isTight) change(() => fitting(cluster));
    else onPick({ id: first.storeId, index: first.index, from: 'map' });
  });

  if (!map) return null;
  const section = { x: map.section.x, y: map.section.y, size: map.section.size };
  const hasMoved = view.x !== whole.x || view.y !== whole.y || view.scale !== whole.scale;
  const at = (point: { readonly x: number; readonly y: number }) => {
    const { x, y } = inFrame(view, point);
    return { left: `${x * 100}%`, top: `${y * 100}%` };
  };
  const extent = SIDE / view.scale;
  return (
    <figure className={styles.figure} aria-label={t('stores.map')}>
      <div className={styles.stage}>
        <div
          ref={frame}
          className={styles.frame}
          data-zoomed={view.scale > 1 || undefined}
          aria-hidden="true"
        >
          <svg viewBox={`${view.x} ${view.y} ${extent} ${extent}`} className={styles.land} focusable="false">
            <path d={map.land} className={styles.coast} />
            {side === null ? null : (
              <Suspense fallback={null}>
                <StoreRelief section={section} view={view} side={side} />
              </Suspense>
            )}
            <path d={map.lakes} className={styles.lakes} />
            <path d={map.rivers} className={styles.rivers} />
            <path d={map.provinces} className={styles.provinces} />
            <path d={map.borders} className={styles.borders} />
          </svg>
          {map.towns
            .filter((town) => hasRoom(inFrame(view, town)))
            .map((town) => (
              <span key={`${town.name} ${town.x}`} className={styles.town} style={at(town)}>
                {town.name}
              </span>
            ))}
          {map.origin ? <span className={styles.origin} style={at(map.origin)} /> : null}
          {clusters.map((cluster, index) => {
            const [first] = cluster;
            if (!first || !isInFrame(view, first)) return null;
            const isPicked = cluster.some(({ storeId }) => storeId === picked?.id);
            return (
              <span
                key={first.storeId}
                className={styles.marker}
                style={at(first)}
                data-cluster={index}
                data-own={cluster.some(({ isOwn }) => isOwn) || undefined}
                data-many={cluster.length > 1 || undefined}
                data-picked={isPicked || undefined}
              >
                {cluster.length > 1 ? cluster.length : null}
              </span>
            );
          })}
        </div>
        {hasMoved && (
          <Button
            variant="secondary"
            className={styles.search}
            onClick={() => {
              // This button leaves with the search.
              zoomIn.current?.focus();
              onSearch(areaOf(section, view));
            }}
          >
            {t('stores.searchArea')}
          </Button>
        )}
        <div className={styles.zoom}>
          <Button
            ref={zoomIn}
            variant="secondary"
            aria-label={t('viewer.zoomIn')}
            title={t('viewer.zoomIn')}
            disabled={view.scale >= LARGEST}
            onClick={() => change((now) => zoomedAt(now, STEP))}
          >
            <Icon name="plus" />
          </Button>
          <Button
            variant="secondary"
            aria-label={t('viewer.zoomOut')}
            title={t('viewer.zoomOut')}
            disabled={view.scale <= 1}
            onClick={() => change((now) => zoomedAt(now, 1 / STEP))}
          >
            <Icon name="minus" />
          </Button>
        </div>
      </div>
      <figcaption className={styles.credit}>{t('stores.credit')}</figcaption>
    </figure>
  );
}
