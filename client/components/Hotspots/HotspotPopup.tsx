/**
 * The open hotspot: a card over the dimmed picture, or full screen where the picture has no room for a card
 * (catalogue.md 4, 9). A chunk of its own. Price and stock of the product are the tile's fields.
 */
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type {
  HotspotPopup_hotspot$data,
  HotspotPopup_hotspot$key,
} from '#relay/HotspotPopup_hotspot.graphql.ts';
import { Link } from '../../navigation/Link.tsx';
import { buttonClass } from '../../ui/Button/buttonClass.ts';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { hotspotsWording } from '../../wording/shopping/hotspots.ts';
import { useWording } from '../../wording/wording.ts';
import { Picture } from '../Picture/Picture.tsx';
import { Price } from '../Price/Price.tsx';
import { tileStock } from '../ProductTile/tileStock.rules.ts';
import styles from './HotspotPopup.module.css';
import { isCompact, popupPlace } from './popupPlace.rules.ts';
import { readMarkers } from './readMarkers.ts';

/** Debounce before the popup is repositioned after a resize. Milliseconds. */
const settledMs = 450;

export interface HotspotPopupProps {
  hotspot: HotspotPopup_hotspot$key;
  /** The list that overlays the picture. */
  list: RefObject<HTMLElement | null>;
  /** True where it is full screen, false where it is on the picture. */
  isFullScreen: boolean;
  /** Its available space changed: it should reopen in the other mode. */
  onFit: (isFullScreen: boolean) => void;
  /** The card moved. */
  onPlace: () => void;
  onClose: () => void;
}

function HotspotPopup({ hotspot: key, list, isFullScreen, onFit, onPlace, onClose }: HotspotPopupProps) {
  const t = useWording(hotspotsWording);
  const hotspot = useFragment(
    graphql`
      fragment HotspotPopup_hotspot on Hotspot {
        title
        description
        selector
        image {
          alt
          rendition(size: HOTSPOT_POPUP) {
            ...Picture_rendition
          }
        }
        link {
          text
          href
          opensNewTab
        }
        product {
          availability
          selected {
            price {
              ...Price_price
            }
          }
        }
      }
    `,
    key,
  );
  useRest(list, (room) => {
    if (isCompact(room) !== isFullScreen) onFit(!isFullScreen);
  });

  if (isFullScreen) {
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={hotspot.title}
        closeLabel={t('hotspots.close')}
        side="full"
        className={styles.screen}
      >
        <div className={styles.whole}>
          <HotspotContent hotspot={hotspot} />
        </div>
      </Dialog>
    );
  }
  return (
    <HotspotCard
      hotspot={hotspot}
      list={list}
      onSpaceChange={() => onFit(true)}
      onPlace={onPlace}
      onClose={onClose}
    />
  );
}

interface HotspotCardProps extends Pick<HotspotPopupProps, 'list' | 'onPlace' | 'onClose'> {
  hotspot: HotspotPopup_hotspot$data;
  /** It would cover a marker at any position. */
  onSpaceChange: () => void;
}

function HotspotCard({ hotspot, list, onSpaceChange, onPlace, onClose }: HotspotCardProps) {
  const t = useWording(hotspotsWording);
  const titleId = useId();
  const card = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);

  const putInPlace = () => {
    if (!list.current || !card.current) return;
    const { room, markers } = readMarkers(list.current);
    const own = markers.find(({ isOpen }) => isOpen);
    if (!own) return;
    const { offsetWidth: width, offsetHeight: height } = card.current;
    const found = popupPlace(own, markers, room, { width, height });
    if (found) setPlace(found);
    else onSpaceChange();
  };
  const handleOpen = useEffectEvent(putInPlace);
  // Before the first paint, so that the card does not jump.
  useLayoutEffect(() => handleOpen(), []);
  useRest(list, putInPlace);
  const handlePlace = useEffectEvent(onPlace);
  useLayoutEffect(() => {
    if (place) handlePlace();
  }, [place]);

  return (
    <section className={styles.takeover} aria-labelledby={titleId}>
      <div
        ref={card}
        className={styles.card}
        style={place ?? { visibility: 'hidden' }}
        data-card
        data-picture={hotspot.image ? '' : undefined}
      >
        <HotspotContent hotspot={hotspot} titleId={titleId} />
        <button type="button" className={styles.close} aria-label={t('hotspots.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
    </section>
  );
}

function HotspotContent({
  hotspot: { title, description, selector, image, link, product },
  titleId,
}: {
  hotspot: HotspotPopup_hotspot$data;
  /** Where the content has its own title; otherwise the dialog has it. */
  titleId?: string;
}) {
  return (
    <>
      {image ? (
        <div className={styles.picture} data-product={product ? '' : undefined}>
          <Picture rendition={image.rendition} alt={image.alt} fit="cover" />
        </div>
      ) : null}
      <div className={styles.words}>
        {titleId === undefined ? null : (
          <p id={titleId} className={styles.title}>
            {title}
          </p>
        )}
        {description === null ? null : <p className={styles.description}>{description}</p>}
        {product ? <ProductOffer product={product} /> : null}
        {link ? (
          <p className={styles.action}>
            <Link href={link.href} opensNewTab={link.opensNewTab} className={buttonClass('primary')}>
              {link.text}
            </Link>
          </p>
        ) : null}
        {/* Edit tag of the hotspot in the picture's data; absent outside of preview. */}
        {selector === null ? null : <code className={styles.selector}>{selector}</code>}
      </div>
    </>
  );
}

function ProductOffer({ product }: { product: NonNullable<HotspotPopup_hotspot$data['product']> }) {
  const t = useWording(hotspotsWording);
  const { price } = product.selected;
  const stock = tileStock({ product: product.availability, colour: null });
  // Both are missing: the commerce service failed.
  if (!price && product.availability === null) {
    return <p className={styles.note}>{t('hotspots.noPrice')}</p>;
  }
  return (
    <p className={styles.offer}>
      {price ? <Price price={price} /> : null}
      {stock ? (
        <span className={styles.stock} data-stock={stock}>
          {t(`tile.${stock}`, { color: '' })}
        </span>
      ) : null}
    </p>
  );
}

/** Reports the element's size once a resize has ended. */
function useRest(element: RefObject<HTMLElement | null>, onRest: (room: DOMRect) => void): void {
  const handleRest = useEffectEvent(() => {
    if (element.current) onRest(element.current.getBoundingClientRect());
  });
  useEffect(() => {
    if (!element.current) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isFirst = true;
    const observer = new ResizeObserver(() => {
      // The first callback reports the size that the popup was opened with.
      if (isFirst) {
        isFirst = false;
        return;
      }
      clearTimeout(timer);
      timer = setTimeout(handleRest, settledMs);
    });
    observer.observe(element.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element]);
}

export default HotspotPopup;
