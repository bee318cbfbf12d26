/** What happens in a winter, twelve at a time: the agenda of what is ahead, then what was. */
import { useEffect, useId, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks.js';
import type { SeasonPosts_season$key } from '#relay/SeasonPosts_season.graphql.ts';
import type { SeasonPostsPaginationQuery } from '#relay/SeasonPostsPaginationQuery.graphql.ts';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { announce } from '../../ui/announce.ts';
import { circusWording } from '../../wording/circus.ts';
import { listingWording } from '../../wording/listing.ts';
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
  const t = useWording(circusWording, listingWording);
  const id = useId();
  // The compiler's query asks by the season's id, which holds the market.
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
  const [hasFailed, setFailed] = useState(false);
  const room = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number | null>(null);
  const posts = data.posts.edges.map(({ node }, place) => ({ ...node, place }));
  const shown = posts.length;

  // Whoever asked for more goes on where the new ones begin.
  useEffect(() => {
    if (firstNew.current === null || firstNew.current >= shown) return;
    room.current
      ?.querySelector<HTMLElement>(`[data-place="${firstNew.current}"] a`)
      ?.focus({ preventScroll: true });
    firstNew.current = null;
    announce(t('circus.shown', { number: shown }));
  }, [shown, t]);

  const handleMore = (event: MouseEvent) => {
    event.preventDefault();
    if (isLoadingNext) return;
    setFailed(false);
    firstNew.current = shown;
    loadNext(pageSize, {
      onComplete: (error) => {
        if (error) {
          firstNew.current = null;
          setFailed(true);
          return;
        }
        // The data is here already, so nothing is navigated.
        window.history.replaceState(window.history.state, '', shownHref(data.path, shown + pageSize));
      },
    });
  };

  if (shown === 0) return <p className={styles.empty}>{t('circus.empty')}</p>;
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
          {/* A link, so that it leads on without scripts too. */}
          <LinkButton
            variant="secondary"
            href={shownHref(data.path, shown + pageSize)}
            replace
            scroll={false}
            preload="none"
            aria-busy={isLoadingNext || undefined}
            onClick={handleMore}
          >
            {t(isLoadingNext ? 'category.loadingMore' : 'category.loadMore')}
          </LinkButton>
          {hasFailed ? <p role="alert">{t('circus.moreFailed')}</p> : null}
        </div>
      ) : null}
    </div>
  );
}
