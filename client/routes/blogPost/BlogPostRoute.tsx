/** A post: title, author, picture, sections; below it its products and further posts. */
import { Suspense } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { BlogPostMoreQuery } from '#relay/BlogPostMoreQuery.graphql.ts';
import type { BlogPostRouteQuery } from '#relay/BlogPostRouteQuery.graphql.ts';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { SectionBoundary } from '../../components/SectionBoundary/SectionBoundary.tsx';
import type { ScreenProps } from '../../navigation/entryPoint.ts';
import { homePath, inLocale } from '../../navigation/addresses/localePath.rules.ts';
import { useEditTags } from '../../preview/useEditTags.ts';
import { useCanonicalLocale } from '../../page/canonicalLocale.ts';
import { ErrorScreen } from '../../page/ErrorScreen.tsx';
import { useOrigin } from '../../page/originContext.ts';
import { blogWording } from '../../wording/content/blog.ts';
import { useWording } from '../../wording/wording.ts';
import { BlogPostHead } from './BlogPostHead.tsx';
import { BlogPostMore } from './BlogPostMore.tsx';
import styles from './BlogPostRoute.module.css';
import { BlogSections } from './BlogSections.tsx';
import { belowCode, lateCode, Share } from './lateParts.ts';

export function BlogPostRoute({
  queries,
  match,
}: ScreenProps<{ page: BlogPostRouteQuery; more: BlogPostMoreQuery }>) {
  const t = useWording(blogWording);
  const origin = useOrigin();
  const canonicalLocale = useCanonicalLocale() ?? match.lang;
  const { blogPost: post } = usePreloadedQuery<BlogPostRouteQuery>(
    graphql`
      query BlogPostRouteQuery($locale: Locale!, $handle: String!) @inContext(locale: $locale) @preloadable {
        blogPost(handle: $handle) {
          __id
          title
          language
          bodyLanguage
          summary
          path
          publishedAt {
            iso
            formatted
          }
          readingMinutes
          author {
            name
            role
          }
          picture {
            alt
            rendition(size: BANNER) {
              ...Picture_rendition
            }
          }
          breadcrumbs {
            ...Breadcrumbs_trail
          }
          ...BlogPostHead_post
          ...BlogSections_post
        }
      }
    `,
    queries.page,
  );
  const editTag = useEditTags();
  // A first load has its data and needs none.
  const BlogPostMoreSkeleton = lateCode.parts?.BlogPostMoreSkeleton;
  if (!post) return <ErrorScreen status={404} />;
  const { author, publishedAt, readingMinutes, picture } = post;
  return (
    <div className={styles.page}>
      <BlogPostHead post={post} />
      <Breadcrumbs
        trail={post.breadcrumbs}
        home={homePath(match.lang)}
        here={post.title}
        hereLanguage={post.language}
      />
      <article className={styles.article}>
        <header className={styles.header} lang={post.language ?? undefined}>
          <h1 className={styles.title} {...editTag(post.__id)}>
            {post.title}
          </h1>
          {post.summary ? <p className={styles.summary}>{post.summary}</p> : null}
        </header>
        {picture ? (
          <div className={styles.picture}>
            <Picture rendition={picture.rendition} alt={picture.alt} priority sizes="100vw" hasPlaceholder />
          </div>
        ) : null}
        {author || publishedAt || readingMinutes ? (
          <div className={styles.byline}>
            {author ? (
              <p>
                <span className={styles.author}>{author.name}</span>
                {author.role ? <span className={styles.role}>{author.role}</span> : null}
              </p>
            ) : null}
            <p className={styles.facts}>
              {publishedAt ? <time dateTime={publishedAt.iso}>{publishedAt.formatted}</time> : null}
              {readingMinutes ? <span>{t('blog.readingTime', { number: readingMinutes })}</span> : null}
            </p>
          </div>
        ) : null}
        <div lang={post.bodyLanguage ?? undefined}>
          <BlogSections post={post} />
        </div>
        <Share
          url={origin + inLocale(post.path, canonicalLocale)}
          title={post.title}
          className={styles.share}
        />
      </article>
      <SectionBoundary resetKey={queries.more} fallback={null}>
        <Suspense fallback={BlogPostMoreSkeleton && <BlogPostMoreSkeleton />}>
          <BlogPostMore query={queries.more} isOpening={!picture && (readingMinutes ?? 1) <= 1} />
        </Suspense>
      </SectionBoundary>
    </div>
  );
}

export const late = [lateCode, belowCode];
export default BlogPostRoute;
