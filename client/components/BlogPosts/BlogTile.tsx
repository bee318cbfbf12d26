/** A post in a list: its picture, or only its text. The whole tile links to the post. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { BlogTile_post$key } from '#relay/BlogTile_post.graphql.ts';
import { Link } from '../../navigation/Link.tsx';
import { useEditTags } from '../../preview/useEditTags.ts';
import { blogWording } from '../../wording/content/blog.ts';
import { useWording } from '../../wording/wording.ts';
import { Picture } from '../Picture/Picture.tsx';
import styles from './BlogTile.module.css';

export interface BlogTileProps {
  post: BlogTile_post$key;
  /** Heading level below the list's own heading. */
  heading?: 'h2' | 'h3';
  /** The first of a list: larger. */
  isLead?: boolean;
  /** Its picture is above the fold. */
  priority?: boolean;
}

export function BlogTile({
  post: key,
  heading: Heading = 'h2',
  isLead = false,
  priority = false,
}: BlogTileProps) {
  const t = useWording(blogWording);
  const editTag = useEditTags();
  const { __id, title, language, path, summary, publishedAt, readingMinutes, category, picture } =
    useFragment(
      graphql`
        fragment BlogTile_post on BlogPost {
          __id
          title
          language
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
            rendition(size: EVENT) {
              ...Picture_rendition
            }
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
          <Picture
            rendition={picture.rendition}
            alt=""
            fit="cover"
            priority={priority}
            sizes={isLead ? '(min-width: 1024px) 64vw, 91vw' : '(min-width: 769px) 29vw, 91vw'}
          />
        </div>
      ) : null}
      <div className={styles.words}>
        {category ? <p className={styles.category}>{category.title}</p> : null}
        <Heading className={styles.title} lang={language ?? undefined} {...editTag(__id)}>
          <Link href={path} className={styles.link}>
            {title}
          </Link>
        </Heading>
        {summary ? (
          <p className={styles.summary} lang={language ?? undefined}>
            {summary}
          </p>
        ) : null}
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
