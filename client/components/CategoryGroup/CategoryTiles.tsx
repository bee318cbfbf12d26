/** Category links with pictures, in the layout of the editors' tag. */
import { Link } from '../../navigation/Link.tsx';
import { useEditTags } from '../../preview/useEditTags.ts';
import { watchPicture } from '../Picture/watchPicture.ts';
import { onConnection } from '../../viewport/pictures/pictureAddress.ts';
import styles from './CategoryTiles.module.css';

export interface CategoryTilesProps {
  tiles: readonly {
    readonly id: string;
    /** Relay id of the category, for edit tags. */
    readonly record: string;
    readonly title: string;
    readonly path: string;
    /** `srcSet` by width; null leaves the picture's space empty. */
    readonly picture: { readonly src: string; readonly srcSet: string } | null;
  }[];
  /** Layout from the gateway; an unknown one is shown in two columns. */
  layout: string;
  /** `category`: above a product list, which the tiles must not push far down. */
  place: 'page' | 'category';
}

/** Layouts with flat pictures, also on pages. */
export const flatLayouts: readonly string[] = ['ROW', 'SPLIT', 'LIST'];
/** `sizes` of pictures that are cropped to their frame, */
const tallWidth = '(min-width: 900px) 23vw, (min-width: 600px) 45vw, 43vw';
/** and of whole ones of 16:9 that cover theirs. */
const flatWidth: Readonly<Record<string, string>> = {
  GRID: '(min-width: 1024px) 20vw, (min-width: 769px) 19vw, 40vw',
  FOUR_UP: '(min-width: 1024px) 30vw, (min-width: 769px) 24vw, 40vw',
  ROW: '(min-width: 1024px) 15vw, (min-width: 769px) 19vw, 40vw',
  SPLIT: '(min-width: 600px) 50vw, 66vw',
  LIST: '6rem',
};

export function CategoryTiles({ tiles, layout, place }: CategoryTilesProps) {
  const editTag = useEditTags();
  const sizes = place === 'page' && !flatLayouts.includes(layout) ? tallWidth : flatWidth[layout];
  return (
    <div className={styles.room}>
      <ul className={styles.tiles} data-layout={layout} data-place={place} data-count={tiles.length}>
        {tiles.map(({ id, record, title, path, picture }) => (
          <li key={id} className={styles.tile}>
            <div className={styles.frame}>
              {picture ? (
                <img
                  ref={watchPicture}
                  src={onConnection(picture.src)}
                  srcSet={onConnection(picture.src, picture.srcSet)}
                  sizes={sizes}
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              ) : null}
            </div>
            <h3 className={styles.title} {...editTag(record)}>
              <Link href={path} className={styles.link}>
                {title}
              </Link>
            </h3>
          </li>
        ))}
      </ul>
    </div>
  );
}
