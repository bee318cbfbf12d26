/** A list of posts that grows by pages: the whole blog's, or a category's. The latest post stands first, larger. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks.js';
import type { BlogPosts_listing$key } from '#relay/BlogPosts_listing.graphql.ts';
import type { BlogPostsPaginationQuery } from '#relay/BlogPostsPaginationQuery.graphql.ts';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { announce } from '../../ui/announce.ts';
import { blogWording } from '../../wording/blog.ts';
import { listingWording } from '../../wording/listing.ts';
import { useWording } from '../../wording/wording.ts';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import {
  atPage,
  blogListingHref,
  largestAnswer,
  lengthened,
  pageSize,
  readBlogListing,
  skipOf,
} from './blogListing.rules.ts';
import styles from './BlogPosts.module.css';
import { BlogTile } from './BlogTile.tsx';

interface BlogPostsProps {
  listing: BlogPosts_listing$key;
  /** Address of the list, that of all its pages. */
  path: string;
}

export function BlogPosts({ listing, path }: BlogPostsProps) {
  const t = useWording(blogWording, listingWording);
  const { search } = useRouteMatch();
  // The compiler's query asks by the listing's id, which holds the market: no `@inContext` is needed.
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
  const [hasFailed, setFailed] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number | null>(null);
  const { posts } = data;
  const shown = posts.edges.length;
  const place = readBlogListing(search);
  /** Read by now, the pages before this one included. */
  const read = skipOf(place) + shown;

  // Whoever asked for more goes on where the new ones begin.
  useEffect(() => {
    if (firstNew.current === null || firstNew.current >= shown) return;
    list.current?.children[firstNew.current]?.querySelector('a')?.focus({ preventScroll: true });
    firstNew.current = null;
    announce(t('blog.shownAnnouncement', { shown: read, total: posts.totalCount }));
  }, [shown, read, posts.totalCount, t]);

  const loadMore = (count: number, onLoaded: () => void = () => {}) => {
    loadNext(count, {
      onComplete: (error) => {
        if (error) firstNew.current = null;
        if (error) setFailed(true);
        else onLoaded();
      },
    });
  };

  // Back to a list longer than one answer: it goes on by itself.
  const missing = place.show > largestAnswer ? Math.min(place.show, posts.totalCount) - shown : 0;
  const isRestoring = missing > 0 && posts.pageInfo.hasNextPage && !hasFailed;
  const restore = useEffectEvent(() => loadMore(Math.min(missing, largestAnswer)));
  useEffect(() => {
    if (isRestoring && !isLoadingNext) restore();
  }, [isRestoring, isLoadingNext]);

  const handleMore = (event: MouseEvent) => {
    event.preventDefault();
    if (isLoadingNext) return;
    setFailed(false);
    firstNew.current = shown;
    loadMore(pageSize, () => {
      // Back and reload find the same length. The data is here already, so nothing is navigated.
      const href = blogListingHref(path, lengthened(place, shown + pageSize));
      window.history.replaceState(window.history.state, '', href);
    });
  };

  if (shown === 0) return <EmptyList path={path} isBehindTheEnd={posts.totalCount > 0} />;
  return (
    <div className={styles.room} aria-busy={isLoadingNext || undefined}>
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
            <BlogTile post={node} isLead={place.page === 1 && index === 0} />
          </li>
        ))}
      </ul>
      {posts.pageInfo.hasNextPage && !isRestoring && (
        <div className={styles.more}>
          <p>{t('category.shown', { shown: read, total: posts.totalCount })}</p>
          {/* A link, so that it leads on without scripts too: to the page of its own that comes next. */}
          <LinkButton
            variant="secondary"
            href={blogListingHref(path, atPage(place.page + Math.ceil(shown / pageSize)))}
            preload="none"
            aria-busy={isLoadingNext || undefined}
            onClick={handleMore}
          >
            {t(isLoadingNext ? 'category.loadingMore' : 'category.loadMore')}
          </LinkButton>
          {hasFailed && <p role="alert">{t('blog.moreFailed')}</p>}
        </div>
      )}
    </div>
  );
}

/** Nothing is written yet, or a page behind the last one was asked for. */
function EmptyList({ path, isBehindTheEnd }: { path: string; isBehindTheEnd: boolean }) {
  const t = useWording(blogWording, listingWording);
  return (
    <div className={styles.empty}>
      <h2 className={styles.emptyHeading}>{t(isBehindTheEnd ? 'listing.pageEmpty' : 'blog.empty')}</h2>
      <p>{t(isBehindTheEnd ? 'listing.pageEmptyText' : 'blog.emptyText')}</p>
      {isBehindTheEnd && (
        <LinkButton variant="secondary" href={path}>
          {t('listing.firstPage')}
        </LinkButton>
      )}
    </div>
  );
}
