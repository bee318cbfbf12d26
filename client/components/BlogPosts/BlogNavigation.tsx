/** Links to the blog's categories, and to all posts. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { BlogNavigation_blog$key } from '#relay/BlogNavigation_blog.graphql.ts';
import { Link } from '../../navigation/Link.tsx';
import { blogWording } from '../../wording/content/blog.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './BlogNavigation.module.css';

interface BlogNavigationProps {
  blog: BlogNavigation_blog$key;
  /** Path of the current list. */
  here: string;
}

export function BlogNavigation({ blog: key, here }: BlogNavigationProps) {
  const t = useWording(blogWording);
  const { path, categories } = useFragment(
    graphql`
      fragment BlogNavigation_blog on Blog {
        path
        categories {
          id
          title
          path
        }
      }
    `,
    key,
  );
  if (categories.length === 0) return null;
  const links = [{ id: 'all', title: t('blog.all'), path }, ...categories];
  return (
    <nav className={styles.navigation} aria-label={t('blog.categories')}>
      <ul>
        {links.map((link) => (
          <li key={link.id}>
            <Link
              href={link.path}
              preload="intent"
              className={styles.link}
              aria-current={link.path === here ? 'page' : undefined}
            >
              {link.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
