/** A paginated list of posts: the whole blog's or a category's. The latest post is first and larger. */
import { useRef } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks.js';
import type { BlogPosts_listing$key } from '#relay/BlogPosts_listing.graphql.ts';
import type { BlogPostsPaginationQuery } from '#relay/BlogPostsPaginationQuery.graphql.ts';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { blogWording } from '../../wording/content/blog.ts';
import { pagesWording } from '../../wording/content/pages.ts';
import { useWording } from '../../wording/wording.ts';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { useLoadMore } from '../LoadMore/useLoadMore.ts';
import {
  atPage,
  blogListingHref,
  maxPerRequest,
  lengthened,
  pageSize,
  readBlogListing,
  skipOf,
} from './blogListing.rules.ts';
import styles from './BlogPosts.module.css';
import { BlogTile } from './BlogTile.tsx';

interface BlogPostsProps {
  listing: BlogPosts_listing$key;
  /** Address of the list without its pagination. */
  path: string;
}

export function BlogPosts({ listing, path }: BlogPostsProps) {
  const t = useWording(blogWording, pagesWording);
  const { search } = useRouteMatch();
  // The generated refetch query uses the listing's id, which includes the market: no `@inContext` is needed.
  const { data, loadNext, isLoadingNext } = usePaginationFragment<
    BlogPostsPaginationQuery,
    BlogPosts_listing$key
  >(
    graphql`
      fragment BlogPosts_listing on BlogListing
      @argumentDefinitions(first: { type: "Int!" }, after: { type: "String" }, skip: { type: "Int!" })
      @refetchable(queryName: "BlogPostsPaginationQuery") {
        posts(first: $first, after: $after, skip: $skip)
          @connection(key: "BlogPosts_posts", filters: ["skip"]) {
          totalCount
          edges {
            node {
              id
              ...BlogTile_post
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    `,
    listing,
  );
  const list = useRef<HTMLUListElement>(null);
  const { posts } = data;
  const shown = posts.edges.length;
  const place = readBlogListing(search);
  /** Loaded so far, including the pages before this one. */
  const read = skipOf(place) + shown;
  const more = useLoadMore({
    shown,
    hasNext: posts.pageInfo.hasNextPage,
    isLoadingNext,
    loadNext,
    pageSize,
    // Back to a list longer than one response.
    restoreTo: place.show > maxPerRequest ? Math.min(place.show, posts.totalCount) : 0,
    maxPerRequest,
    entryAt: (index) => list.current?.children[index],
    hrefOf: (length) => blogListingHref(path, lengthened(place, length)),
    announcement: () => t('blog.shownAnnouncement', { shown: read, total: posts.totalCount }),
  });

  if (shown === 0) return <EmptyList path={path} isBehindTheEnd={posts.totalCount > 0} />;
  return (
    <div className={styles.room} aria-busy={more.isLoading || undefined}>
      {place.page > 1 && (
        <div className={styles.earlier}>
          <LinkButton
            variant="secondary"
            href={blogListingHref(path, atPage(place.page - 1))}
            preload="intent"
          >
            {t('blog.newer')}
          </LinkButton>
        </div>
      )}
      <ul ref={list} className={styles.list} data-lead={place.page === 1 || undefined}>
        {posts.edges.map(({ node }, index) => (
          <li key={node.id}>
            <BlogTile post={node} isLead={place.page === 1 && index === 0} priority={index === 0} />
          </li>
        ))}
      </ul>
      {posts.pageInfo.hasNextPage && more.restoring === 0 && (
        <div className={styles.more}>
          <p>{t('category.shown', { shown: read, total: posts.totalCount })}</p>
          {/* A link, so that it works without scripts: to the next page. */}
          <LinkButton
            variant="secondary"
            href={blogListingHref(path, atPage(place.page + Math.ceil(shown / pageSize)))}
            preload="none"
            aria-busy={more.isLoading || undefined}
            onClick={more.handleMore}
          >
            {t(more.isLoading ? 'category.loadingMore' : 'category.loadMore')}
          </LinkButton>
          {more.hasFailed && <p role="alert">{t('blog.moreFailed')}</p>}
        </div>
      )}
    </div>
  );
}

/** There are no posts yet, or the page is past the end. */
function EmptyList({ path, isBehindTheEnd }: { path: string; isBehindTheEnd: boolean }) {
  const t = useWording(blogWording, pagesWording);
  const { lang } = useRouteMatch();
  return (
    <div className={styles.empty}>
      <h2 className={styles.emptyHeading}>{t(isBehindTheEnd ? 'listing.pageEmpty' : 'blog.empty')}</h2>
      <p>{t(isBehindTheEnd ? 'listing.pageEmptyText' : 'blog.emptyText')}</p>
      {isBehindTheEnd ? (
        <LinkButton variant="secondary" href={path}>
          {t('listing.firstPage')}
        </LinkButton>
      ) : (
        <LinkButton variant="secondary" href={`/${lang}/blog`}>
          {t('blog.allPosts')}
        </LinkButton>
      )}
    </div>
  );
}
