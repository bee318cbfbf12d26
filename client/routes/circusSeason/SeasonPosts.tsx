/** Posts of a season, twelve at a time: upcoming events, then past ones. */
import { useId, useRef } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks.js';
import type { SeasonPosts_season$key } from '#relay/SeasonPosts_season.graphql.ts';
import type { SeasonPostsPaginationQuery } from '#relay/SeasonPostsPaginationQuery.graphql.ts';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { useLoadMore } from '../../components/LoadMore/useLoadMore.ts';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { circusWording } from '../../wording/content/circus.ts';
import { pagesWording } from '../../wording/content/pages.ts';
import { useWording } from '../../wording/wording.ts';
import { AgendaRow } from './AgendaRow.tsx';
import { PostTile } from './PostTile.tsx';
import styles from './SeasonPosts.module.css';
import { pageSize, shownHref } from './shownPosts.rules.ts';

interface SeasonPostsProps {
  season: SeasonPosts_season$key;
  origin: string;
}

export function SeasonPosts({ season: key, origin }: SeasonPostsProps) {
  const t = useWording(circusWording, pagesWording);
  const { lang } = useRouteMatch();
  const id = useId();
  // The generated refetch query uses the season's id, which includes the market.
  const { data, loadNext, isLoadingNext } = usePaginationFragment<
    SeasonPostsPaginationQuery,
    SeasonPosts_season$key
  >(
    graphql`
      fragment SeasonPosts_season on CircusSeason
      @argumentDefinitions(first: { type: "Int!" }, after: { type: "String" })
      @refetchable(queryName: "SeasonPostsPaginationQuery") {
        path
        posts(first: $first, after: $after) @connection(key: "SeasonPosts_posts") {
          edges {
            node {
              id
              isAhead
              ...AgendaRow_post
              ...PostTile_post
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    `,
    key,
  );
  const room = useRef<HTMLDivElement>(null);
  const posts = data.posts.edges.map(({ node }, place) => ({ ...node, place }));
  const shown = posts.length;
  const more = useLoadMore({
    shown,
    hasNext: data.posts.pageInfo.hasNextPage,
    isLoadingNext,
    loadNext,
    pageSize,
    entryAt: (place) => room.current?.querySelector(`[data-place="${place}"]`),
    hrefOf: (length) => shownHref(data.path, length),
    announcement: () => t('circus.shown', { number: shown }),
  });

  if (shown === 0)
    return (
      <div className={styles.empty}>
        <p>{t('circus.empty')}</p>
        <LinkButton variant="secondary" href={`/${lang}/traveling-circus`}>
          {t('circus.allSeasons')}
        </LinkButton>
      </div>
    );
  const ahead = posts.filter(({ isAhead }) => isAhead);
  const past = posts.filter(({ isAhead }) => !isAhead);
  return (
    <div ref={room} className={styles.posts}>
      {ahead.length > 0 ? (
        <section aria-labelledby={`${id}ahead`}>
          <h2 id={`${id}ahead`} className={styles.heading}>
            {t('circus.ahead')}
          </h2>
          <ol className={styles.agenda}>
            {ahead.map((post) => (
              <li key={post.id} data-place={post.place}>
                <AgendaRow post={post} origin={origin} />
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      {past.length > 0 ? (
        <section aria-labelledby={`${id}past`}>
          <h2 id={`${id}past`} className={styles.heading}>
            {t('circus.past')}
          </h2>
          <ul className={styles.tiles}>
            {past.map((post) => (
              <li key={post.id} data-place={post.place}>
                <PostTile post={post} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {data.posts.pageInfo.hasNextPage ? (
        <div className={styles.more}>
          {/* A link, so that it works without scripts. */}
          <LinkButton
            variant="secondary"
            href={shownHref(data.path, shown + pageSize)}
            replace
            scroll={false}
            preload="none"
            aria-busy={more.isLoading || undefined}
            onClick={more.handleMore}
          >
            {t(more.isLoading ? 'category.loadingMore' : 'category.loadMore')}
          </LinkButton>
          {more.hasFailed ? <p role="alert">{t('circus.moreFailed')}</p> : null}
        </div>
      ) : null}
    </div>
  );
}
