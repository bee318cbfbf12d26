/** A post in a list: its picture, or its words alone where it has none. The whole tile leads to the post. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { BlogTile_post$key } from '#relay/BlogTile_post.graphql.ts';
import { Link } from '../../navigation/Link.tsx';
import { useEditTags } from '../../preview/useEditTags.ts';
import { onConnection } from '../../viewport/pictureAddress.ts';
import { blogWording } from '../../wording/blog.ts';
import { useWording } from '../../wording/wording.ts';
import { watchPicture } from '../Picture/watchPicture.ts';
import styles from './BlogTile.module.css';

export interface BlogTileProps {
  post: BlogTile_post$key;
  /** The level that the list's own heading leaves. */
  heading?: 'h2' | 'h3';
  /** The first of a list: larger, and its picture is the one that the screen opens with. */
  isLead?: boolean;
}

export function BlogTile({ post: key, heading: Heading = 'h2', isLead = false }: BlogTileProps) {
  const t = useWording(blogWording);
  const editTag = useEditTags();
  const { __id, title, path, summary, publishedAt, readingMinutes, category, picture } = useFragment(
    graphql`
      fragment BlogTile_post on BlogPost {
        __id
        title
        path
        summary
        publishedAt {
          iso
          formatted
        }
        readingMinutes
        category {
          title
        }
        picture {
          # The frame crops them: whole pictures cost no question about what a crop should keep.
          small: url(width: 720)
          medium: url(width: 1080)
          large: url(width: 1920)
        }
      }
    `,
    key,
  );
  return (
    <article
      className={styles.tile}
      data-lead={isLead || undefined}
      data-plain={picture === null || undefined}
    >
      {picture ? (
        <div className={styles.frame}>
          <img
            ref={watchPicture}
            src={onConnection(picture.small)}
            srcSet={onConnection(
              picture.small,
              `${picture.small} 720w, ${picture.medium} 1080w, ${picture.large} 1920w`,
            )}
            // Wider than the frame: most pictures are, and the frame takes their middle.
            sizes={
              isLead
                ? '(min-width: 1024px) 90vw, 130vw'
                : '(min-width: 1024px) 50vw, (min-width: 769px) 70vw, 130vw'
            }
            alt=""
            width={720}
            height={480}
            loading={isLead ? 'eager' : 'lazy'}
            fetchPriority={isLead ? 'high' : 'auto'}
            decoding="async"
          />
        </div>
      ) : null}
      <div className={styles.words}>
        {category ? <p className={styles.category}>{category.title}</p> : null}
        <Heading className={styles.title} {...editTag(__id)}>
          <Link href={path} className={styles.link}>
            {title}
          </Link>
        </Heading>
        {summary ? <p className={styles.summary}>{summary}</p> : null}
        {publishedAt || readingMinutes ? (
          <p className={styles.facts}>
            {publishedAt ? <time dateTime={publishedAt.iso}>{publishedAt.formatted}</time> : null}
            {readingMinutes ? <span>{t('blog.readingTime', { number: readingMinutes })}</span> : null}
          </p>
        ) : null}
      </div>
    </article>
  );
}
