/** Ways into the catalogue: categories, each with its picture, laid out as the editors tagged their group. */
import { Link } from '../../navigation/Link.tsx';
import { useEditTags } from '../../preview/useEditTags.ts';
import { watchPicture } from '../Picture/watchPicture.ts';
import { onConnection } from '../../viewport/pictures/pictureAddress.ts';
import styles from './CategoryTiles.module.css';

export interface CategoryTilesProps {
  tiles: readonly {
    readonly id: string;
    /** Relay's id of the category, for editors. */
    readonly record: string;
    readonly title: string;
    readonly path: string;
    /** `srcSet` by width; null leaves the room of the picture empty. */
    readonly picture: { readonly src: string; readonly srcSet: string } | null;
  }[];
  /** As the gateway names it; one that is not known here stands in two columns. */
  layout: string;
  /** `category`: above a list of products, which the tiles must not push far down. */
  place: 'page' | 'category';
}

/** Layouts whose pictures lie flat on a page, too. */
export const flatLayouts: readonly string[] = ['ROW', 'SPLIT', 'LIST'];
/** How wide pictures are shown: those that are cropped to their frame, */
const tallWidth = '(min-width: 900px) 23vw, (min-width: 600px) 45vw, 43vw';
/** and whole ones of 16:9 that cover theirs. */
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
