/** Thumbnails that link to the pictures, on wide screens. */
import { Picture } from '../../../components/Picture/Picture.tsx';
import type { PictureProps } from '../../../components/Picture/Picture.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import styles from './ProductGallery.module.css';

interface Thumbnail {
  readonly name: string;
  readonly label: string;
  /** Null for a video without a poster. */
  readonly rendition: PictureProps['rendition'] | null;
  readonly isVideo: boolean;
}

interface GalleryThumbnailsProps {
  items: readonly Thumbnail[];
  shown: number;
  onChoose: (index: number) => void;
}

export function GalleryThumbnails({ items, shown, onChoose }: GalleryThumbnailsProps) {
  return (
    <ul className={styles.thumbnails}>
      {items.map(({ name, label, rendition, isVideo }, index) => (
        <li key={name}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={label}
            aria-current={index === shown || undefined}
            onClick={() => onChoose(index)}
          >
            {rendition && <Picture rendition={rendition} alt="" fit="cover" />}
            {isVideo && <Icon name="play" className={styles.play} />}
          </button>
        </li>
      ))}
    </ul>
  );
}
