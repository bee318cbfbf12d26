/**
 * Pictures and videos of a product in the chosen colour. One row that snaps from picture to picture, by finger, by wheel
 * or by arrow keys; on wide screens thumbnails lead to each. Before another colour's pictures arrive, its front picture
 * stands in their place.
 */
import { useEffect, useRef, useState, useTransition } from 'react';
import { graphql, useRefetchableFragment } from 'react-relay/hooks.js';
import type { ProductGallery_product$key } from '#relay/ProductGallery_product.graphql.ts';
import type { ProductGalleryRefetchQuery } from '#relay/ProductGalleryRefetchQuery.graphql.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { useWording } from '../../wording/wording.ts';
import { FrontPicture } from './FrontPicture.tsx';
import { GalleryVideo } from './GalleryVideo.tsx';
import styles from './ProductGallery.module.css';

/** A row that scrolls must be reachable by keyboard; the arrow keys then move it. */
const reachable = { tabIndex: 0 } as const;

interface ProductGalleryProps {
  product: ProductGallery_product$key;
  /** Label of the chosen colour; null when the product has one only. */
  color: string | null;
}

export function ProductGallery({ product: key, color }: ProductGalleryProps) {
  const t = useWording();
  // The compiler's query asks by the product's id, which holds the market: no `@inContext` is needed.
  const [product, refetch] = useRefetchableFragment<ProductGalleryRefetchQuery, ProductGallery_product$key>(
    graphql`
      fragment ProductGallery_product on Product
      @argumentDefinitions(color: { type: "String" })
      @refetchable(queryName: "ProductGalleryRefetchQuery") {
        displayTitle
        swatches {
          label
          image {
            name
            alt
            rendition(size: GALLERY) {
              ...Picture_rendition
            }
          }
        }
        gallery(color: $color) {
          ... on Image @alias(as: "image") {
            name
            alt
            rendition(size: GALLERY) {
              ...Picture_rendition
            }
            thumbnail: rendition(size: THUMBNAIL) {
              ...Picture_rendition
            }
          }
          ... on Video @alias(as: "video") {
            name
            poster {
              thumbnail: rendition(size: THUMBNAIL) {
                ...Picture_rendition
              }
            }
            ...GalleryVideo_video
          }
        }
      }
    `,
    key,
  );
  const [isPending, startTransition] = useTransition();
  const [shown, setShown] = useState(0);
  const track = useRef<HTMLUListElement>(null);
  const loaded = useRef(color);

  useEffect(() => {
    if (loaded.current === color) return;
    loaded.current = color;
    track.current?.scrollTo({ left: 0, behavior: 'instant' });
    startTransition(() => {
      refetch({ color: color?.toLowerCase() ?? null }, { fetchPolicy: 'store-or-network' });
    });
  }, [color, refetch]);

  const { gallery } = product;
  // Kinds that a later gateway invents are left out.
  const items = gallery.filter((item) => item.image || item.video);
  const front = isPending ? product.swatches.find((swatch) => swatch.label === color)?.image : undefined;
  const first = front ?? items[0]?.image;

  const handleScroll = () => {
    const element = track.current;
    if (element) setShown(Math.round(Math.abs(element.scrollLeft) / Math.max(1, element.clientWidth)));
  };
  const show = (index: number) => {
    const slide = track.current?.children[index];
    if (!(slide instanceof HTMLElement) || !track.current) return;
    track.current.scrollTo({ left: slide.offsetLeft - track.current.offsetLeft });
  };
  const label = (index: number) =>
    t(items[index]?.video ? 'product.galleryVideo' : 'product.galleryItem', {
      number: index + 1,
      total: items.length,
    });

  return (
    <section className={styles.gallery} aria-label={t('product.gallery', { title: product.displayTitle })}>
      <ul
        ref={track}
        className={styles.track}
        {...reachable}
        aria-label={label(shown)}
        aria-busy={isPending || undefined}
        onScroll={handleScroll}
      >
        {items.map(({ image, video }, index) => (
          // The first place keeps its picture until another colour's has arrived.
          <li key={index === 0 ? 'front' : (image?.name ?? video?.name)} className={styles.slide}>
            {index === 0 && first ? (
              <FrontPicture image={first} />
            ) : (
              image && <Picture rendition={image.rendition} alt={image.alt} fit="cover" />
            )}
            {video && <GalleryVideo video={video} title={product.displayTitle} />}
          </li>
        ))}
      </ul>
      {items.length > 1 && (
        <>
          <p className={styles.count} aria-hidden="true">
            {shown + 1}/{items.length}
          </p>
          <ul className={styles.thumbnails}>
            {items.map(({ image, video }, index) => {
              const thumbnail = image?.thumbnail ?? video?.poster?.thumbnail;
              return (
                <li key={image?.name ?? video?.name}>
                  <button
                    type="button"
                    className={styles.thumbnail}
                    aria-label={label(index)}
                    aria-current={index === shown || undefined}
                    onClick={() => show(index)}
                  >
                    {thumbnail && <Picture rendition={thumbnail} alt="" fit="cover" />}
                    {video && <Icon name="play" className={styles.play} />}
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}
