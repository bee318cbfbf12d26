/** Results of the support search: count, articles and passages. */
import { useEffect, useRef } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { PreloadedQuery } from 'react-relay/hooks.js';
import type { SupportResultsQuery } from '#relay/SupportResultsQuery.graphql.ts';
import { Link } from '../../navigation/Link.tsx';
import { useIsPending } from '../../navigation/navigationContext.ts';
import { announce } from '../../ui/announce.ts';
import { supportWording } from '../../wording/content/support.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './SupportResults.module.css';

interface SupportResultsProps {
  query: PreloadedQuery<SupportResultsQuery>;
  /** Address of all topics. */
  allPath: string;
}

export function SupportResults({ query, allPath }: SupportResultsProps) {
  const t = useWording(supportWording);
  const isPending = useIsPending();
  const { supportSearch } = usePreloadedQuery<SupportResultsQuery>(
    graphql`
      query SupportResultsQuery($locale: Locale!, $query: String!, $isAsked: Boolean!)
      @inContext(locale: $locale)
      @preloadable {
        supportSearch(query: $query, first: 20) @include(if: $isAsked) {
          query
          totalCount
          hits {
            path
            snippet
            article {
              id
              title
              topic {
                title
              }
            }
          }
        }
      }
    `,
    query,
  );
  const question = supportSearch?.query ?? '';
  const count = supportSearch?.totalCount ?? 0;
  const words =
    count === 0 ? t('support.none', { query: question }) : t('support.found', { count, query: question });
  const announced = useRef('');
  useEffect(() => {
    if (question === '' || announced.current === words) return;
    announced.current = words;
    announce(words);
  }, [question, words]);

  return (
    <section className={styles.results} aria-labelledby="support-results" aria-busy={isPending || undefined}>
      <div className={styles.head}>
        <h2 id="support-results">{words}</h2>
        {count === 0 ? <p>{t('support.noneText')}</p> : null}
        <Link href={allPath} className={styles.all} scroll={false}>
          {t('support.all')}
        </Link>
      </div>
      <ol className={styles.hits}>
        {(supportSearch?.hits ?? []).map(({ path, snippet, article }) => (
          <li key={article.id}>
            <h3>
              <Link href={path} preload="intent">
                {article.title}
              </Link>
            </h3>
            {snippet ? <p dangerouslySetInnerHTML={{ __html: snippet }} /> : null}
            {article.topic ? <p className={styles.topic}>{article.topic.title}</p> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
