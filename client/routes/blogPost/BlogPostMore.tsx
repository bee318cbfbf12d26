/** Below a post: its products, and further posts. Nothing where there are none. */
import { useId } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { PreloadedQuery } from 'react-relay/hooks.js';
import type { BlogPostMoreQuery } from '#relay/BlogPostMoreQuery.graphql.ts';
import { blogWording } from '../../wording/content/blog.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './BlogPostMore.module.css';
import { BlogTile, ProductGrid } from './lateParts.ts';

interface BlogPostMoreProps {
  query: PreloadedQuery<BlogPostMoreQuery>;
  /** A short post without a picture: the first picture below it is above the fold. */
  isOpening: boolean;
}

export function BlogPostMore({ query, isOpening }: BlogPostMoreProps) {
  const t = useWording(blogWording);
  const [productsId, nextId] = [useId(), useId()];
  const { blogPost: post } = usePreloadedQuery<BlogPostMoreQuery>(
    graphql`
      query BlogPostMoreQuery($locale: Locale!, $handle: String!) @inContext(locale: $locale) @preloadable {
        blogPost(handle: $handle) {
          relatedProducts {
            id
            # Of the late parts.
            # eslint-disable-next-line relay/must-colocate-fragment-spreads
            ...ProductGrid_products
          }
          readNext(first: 3) {
            id
            # eslint-disable-next-line relay/must-colocate-fragment-spreads
            ...BlogTile_post
          }
        }
      }
    `,
    query,
  );
  if (!post) return null;
  const { relatedProducts, readNext } = post;
  return (
    <>
      {relatedProducts.length > 0 && (
        <section className={styles.section} aria-labelledby={productsId}>
          <h2 id={productsId} className={styles.heading}>
            {t('blog.products')}
          </h2>
          <ProductGrid
            products={relatedProducts}
            label={t('blog.products')}
            listId="blog"
            priority={isOpening}
          />
        </section>
      )}
      {readNext.length > 0 && (
        <section className={styles.section} aria-labelledby={nextId}>
          <h2 id={nextId} className={styles.heading}>
            {t('blog.readNext')}
          </h2>
          <div className={styles.room}>
            <ul className={styles.next}>
              {readNext.map((next, index) => (
                <li key={next.id}>
                  <BlogTile
                    post={next}
                    heading="h3"
                    priority={isOpening && relatedProducts.length === 0 && index === 0}
                  />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  );
}
