/** Mountains under the store map: shaded tiles as sharp as the screen shows them, over coarser ones while they load. */
import type { MapSection, MapWindow } from './mapView.rules.ts';
import { reliefAt, reliefTiles } from './reliefTiles.rules.ts';
import styles from './StoreMap.module.css';

/** Addresses by tile; without one there is only sea. */
const addresses = import.meta.glob<string>('./relief/*/*/*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

interface StoreReliefProps {
  section: MapSection;
  view: MapWindow;
  /** Side of the map. CSS pixels. */
  side: number;
}

function StoreRelief({ section, view, side }: StoreReliefProps) {
  const { level, opacity } = reliefAt(section, view, side * window.devicePixelRatio);
  const levels = level > 1 ? [level - 1, level] : [level];
  return (
    <g className={styles.relief} opacity={opacity}>
      {levels.flatMap((each) =>
        reliefTiles(section, view, each).flatMap(({ name, size, ...at }) => {
          const address = addresses[`./relief/${name}.webp`];
          return address === undefined
            ? []
            : [
                <image
                  key={name}
                  href={address}
                  {...at}
                  width={size}
                  height={size}
                  preserveAspectRatio="none"
                />,
              ];
        }),
      )}
    </g>
  );
}

export default StoreRelief;
