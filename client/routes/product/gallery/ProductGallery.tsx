/**
 * Pictures and videos of a product in the selected colour. A scroll-snapping row, by touch, wheel or arrow keys; on
 * wide screens with thumbnails. A tap, Enter or the button opens the viewer. Until another colour's pictures load, its
 * front picture is shown; if they fail to load it stays, alone.
 */
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { graphql, useRefetchableFragment } from 'react-relay/hooks.js';
import type { ProductGallery_product$key } from '#relay/ProductGallery_product.graphql.ts';
import type { ProductGalleryRefetchQuery } from '#relay/ProductGalleryRefetchQuery.graphql.ts';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { ModuleFiles } from '../../../navigation/ModuleFiles.tsx';
import { useOverlay } from '../../../navigation/useOverlay.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { galleryWording } from '../../../wording/shopping/gallery.ts';
import { productWording } from '../../../wording/shopping/product.ts';
import { useWording } from '../../../wording/wording.ts';
import { FrontPicture } from './FrontPicture.tsx';
import { gallerySizes } from './gallerySizes.ts';
import { GalleryThumbnails } from './GalleryThumbnails.tsx';
import { GalleryTrack } from './GalleryTrack.tsx';
import { GalleryViewer, prepareViewer } from './GalleryViewer.tsx';
import styles from './ProductGallery.module.css';
import { useColourPictures } from './useColourPictures.ts';

/** Resolves when a shopper reaches for a gallery; at once on the server. */
const reached = Promise.withResolvers<void>();
if (typeof document === 'undefined') reached.resolve();
/** Until then the server's HTML stays, whose video can be played: a video or a turn is never the first picture. */
const GalleryMotion = lazy(async () => {
  await reached.promise;
  return import('./GalleryMotion.tsx');
});

interface ProductGalleryProps {
  product: ProductGallery_product$key;
  /** Label of the selected colour; null when the product has only one. */
  color: string | null;
  /** Shown until the first picture loads; null for its own placeholder. */
  before?: ReactNode;
}

export function ProductGallery({ product: key, color, before = null }: ProductGalleryProps) {
  const t = useWording(galleryWording, productWording);
  // The generated refetch query uses the product's id, which includes the market: no `@inContext` is needed.
  const [product, refetch] = useRefetchableFragment<ProductGalleryRefetchQuery, ProductGallery_product$key>(
    graphql`
      fragment ProductGallery_product on Product
      @argumentDefinitions(color: { type: "String" })
      @refetchable(queryName: "ProductGalleryRefetchQuery") {
        id
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
          ...GalleryMotion_item
          ... on Image @alias(as: "image") {
            name
            alt
            rendition(size: GALLERY) {
              ...Picture_rendition
            }
            thumbnail: rendition(size: THUMBNAIL) {
              ...Picture_rendition
            }
            ...PictureViewer_images
          }
          ... on Video @alias(as: "video") {
            name
            poster {
              thumbnail: rendition(size: THUMBNAIL) {
                ...Picture_rendition
              }
            }
          }
          ... on Spin @alias(as: "spin") {
            __typename
          }
        }
      }
    `,
    key,
  );
  const track = useRef<HTMLUListElement>(null);
  const pictures = useColourPictures(product.id, color, refetch, () =>
    track.current?.scrollTo({ left: 0, behavior: 'instant' }),
  );
  const [scrolled, setScrolled] = useState(0);
  const viewer = useOverlay();
  /** Index of the picture in the viewer, videos not counted. */
  const [viewed, setViewed] = useState(0);

  // Skips types that this build does not know.
  const all = product.gallery.filter((item) => item.image || item.video || item.spin);
  const front =
    pictures === 'shown' ? undefined : product.swatches.find((swatch) => swatch.label === color)?.image;
  const items = pictures === 'failed' ? all.slice(0, 1) : all;
  const first = front ?? items[0]?.image;
  const shown = Math.min(scrolled, Math.max(0, items.length - 1));
  const images = items.flatMap(({ image }) => image ?? []);
  // The viewer never shows another colour's pictures.
  const here = pictures === 'shown' ? items[shown]?.image : undefined;
  const still = images[viewed] ?? images[0];

  const label = (index: number) =>
    t(items[index]?.video ? 'product.galleryVideo' : 'product.galleryItem', {
      number: index + 1,
      total: items.length,
    });
  const show = (index: number, behavior: ScrollBehavior = 'auto') => {
    const slide = track.current?.children[index];
    if (!(slide instanceof HTMLElement) || !track.current) return;
    track.current.scrollTo({ left: slide.offsetLeft - track.current.offsetLeft, behavior });
  };
  const reach = () => {
    reached.resolve();
    prepareViewer();
  };
  // Also a gallery whose first or second item moves.
  useEffect(() => {
    if (scrolled > 0 || items.slice(0, 2).some(({ image }) => image === null)) reached.resolve();
  });
  const openViewer = () => {
    if (!here) return;
    setViewed(images.indexOf(here));
    viewer.open();
  };
  const view = (index: number) => {
    setViewed(index);
    // The row follows the viewer, so that closing it shows the same picture.
    const slide = items.findIndex(({ image }) => image !== null && image === images[index]);
    show(slide, 'instant');
  };

  const title = t('product.gallery', { title: product.displayTitle });
  // `data-alone`: thumbnails follow the stage in the document, and a browser may paint before they are parsed.
  return (
    <section className={styles.gallery} data-alone={items.length <= 1 || undefined} aria-label={title}>
      <div className={styles.stage} data-scheme="light">
        <GalleryTrack
          ref={track}
          label={items.length > 0 ? label(shown) : title}
          isBusy={pictures === 'awaited'}
          onShow={setScrolled}
          onReach={reach}
          onPress={openViewer}
        >
          {items.map((item, index) => (
            // Keyed, so that the first picture stays until the other colour's has loaded.
            <li
              key={index === 0 ? 'front' : ((item.image ?? item.video)?.name ?? 'turn')}
              className={styles.slide}
              inert={index !== shown}
            >
              {index === 0 && first ? (
                <FrontPicture image={first} before={before} />
              ) : (
                item.image && (
                  <Picture
                    rendition={item.image.rendition}
                    alt={item.image.alt}
                    fit="cover"
                    sizes={gallerySizes}
                    hasPlaceholder
                  />
                )
              )}
              {!item.image && (
                <Suspense fallback={null}>
                  <ModuleFiles module="routes/product/gallery/GalleryMotion.tsx" />
                  <GalleryMotion
                    item={item}
                    title={product.displayTitle}
                    product={product.id}
                    color={color}
                  />
                </Suspense>
              )}
            </li>
          ))}
          {items.length === 0 && <li className={styles.empty}>{t('gallery.empty')}</li>}
        </GalleryTrack>
        {here && (
          <button
            type="button"
            className={styles.enlarge}
            aria-label={t('gallery.enlarge')}
            aria-haspopup="dialog"
            onPointerEnter={prepareViewer}
            onFocus={prepareViewer}
            onClick={openViewer}
          >
            <Icon name="enlarge" />
          </button>
        )}
        {items.length > 1 && (
          <p className={styles.count} aria-hidden="true">
            {shown + 1}/{items.length}
          </p>
        )}
      </div>
      {items.length > 1 && (
        <GalleryThumbnails
          items={items.map(({ image, video }, index) => ({
            name: (image ?? video)?.name ?? '',
            label: label(index),
            // A turn begins with the first picture.
            rendition: (image ?? (video ? video.poster : images[0]))?.thumbnail ?? null,
            isVideo: video !== null,
          }))}
          shown={shown}
          onChoose={show}
        />
      )}
      {still && (
        <GalleryViewer
          isOpen={viewer.isOpen}
          onClose={viewer.close}
          title={title}
          images={images}
          shown={viewed}
          onShow={view}
        >
          <div className={styles.still}>
            <Picture rendition={still.rendition} alt={still.alt} fit="cover" />
          </div>
        </GalleryViewer>
      )}
    </section>
  );
}
