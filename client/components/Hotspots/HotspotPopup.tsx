/**
 * What opens at a hotspot takes over the picture: a card on it, everything else but the markers behind a shade. Where
 * the picture has no room for a card it takes over the screen (catalogue.md 4, 9). A chunk of its own. The product's
 * price and stock are the tile's verdicts.
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

/** Milliseconds that the picture's room stands still before the popup is placed anew. */
const settledMs = 450;

export interface HotspotPopupProps {
  hotspot: HotspotPopup_hotspot$key;
  /** The list that lies over the picture. */
  list: RefObject<HTMLElement | null>;
  /** True where it takes over the whole screen, false where it takes over the picture. */
  isFullScreen: boolean;
  /** It has no room as it is, or has room again: it should open the other way. */
  onFit: (isFullScreen: boolean) => void;
  /** The card stands somewhere else. */
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
      onNoRoom={() => onFit(true)}
      onPlace={onPlace}
      onClose={onClose}
    />
  );
}

interface HotspotCardProps extends Pick<HotspotPopupProps, 'list' | 'onPlace' | 'onClose'> {
  hotspot: HotspotPopup_hotspot$data;
  /** It would cover a marker wherever it stood. */
  onNoRoom: () => void;
}

function HotspotCard({ hotspot, list, onNoRoom, onPlace, onClose }: HotspotCardProps) {
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
    else onNoRoom();
  };
  const handleOpen = useEffectEvent(putInPlace);
  // Before the browser paints: the card never stands anywhere else.
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
  /** Where the title stands in the content itself; a dialog has it above. */
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
        {/* Editors find the spot in the picture's own data by it; there is none outside of preview. */}
        {selector === null ? null : <code className={styles.selector}>{selector}</code>}
      </div>
    </>
  );
}

function ProductOffer({ product }: { product: NonNullable<HotspotPopup_hotspot$data['product']> }) {
  const t = useWording(hotspotsWording);
  const { price } = product.selected;
  const stock = tileStock({ product: product.availability, colour: null });
  // Neither came: the commerce service does not answer.
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

/** Tells the element's room each time that it has changed and then come to rest. */
function useRest(element: RefObject<HTMLElement | null>, onRest: (room: DOMRect) => void): void {
  const handleRest = useEffectEvent(() => {
    if (element.current) onRest(element.current.getBoundingClientRect());
  });
  useEffect(() => {
    if (!element.current) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isFirst = true;
    const observer = new ResizeObserver(() => {
      // The first call tells the size that the popup was opened with.
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
