/** A past event or a report: picture, date, title. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PostTile_post$key } from '#relay/PostTile_post.graphql.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Link } from '../../navigation/Link.tsx';
import { circusWording } from '../../wording/content/circus.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './PostTile.module.css';

export function PostTile({ post: key }: { post: PostTile_post$key }) {
  const t = useWording(circusWording);
  const post = useFragment(
    graphql`
      fragment PostTile_post on CircusPost {
        title
        language
        path
        kind
        status
        statusText
        summary
        summaryLanguage
        dates {
          days
        }
        place {
          city
        }
        image {
          rendition(size: EVENT) {
            ...Picture_rendition
          }
        }
      }
    `,
    key,
  );
  const { title, path, kind, status, statusText, summary, dates, place, image } = post;
  const label = kind === 'REPORT' ? t('circus.report') : status === 'CANCELLED' ? statusText : null;
  return (
    <article className={styles.tile}>
      <div className={styles.frame}>
        {image ? (
          <Picture
            rendition={image.rendition}
            alt=""
            fit="cover"
            sizes="(min-width: 1024px) 30vw, (min-width: 600px) 45vw, 91vw"
          />
        ) : null}
      </div>
      <p className={styles.facts}>{[label, dates?.days, place?.city].filter(Boolean).join(' · ')}</p>
      <h3 className={styles.title} lang={post.language ?? undefined}>
        <Link href={path} className={styles.link} preload="intent">
          {title}
        </Link>
      </h3>
      {summary ? (
        <p className={styles.summary} lang={post.summaryLanguage ?? undefined}>
          {summary}
        </p>
      ) : null}
    </article>
  );
}
