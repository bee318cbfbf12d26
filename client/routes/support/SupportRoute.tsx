/** Support: search, topics with their articles, and contact (platform.md 2). */
import { Suspense } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { SupportResultsQuery } from '#relay/SupportResultsQuery.graphql.ts';
import type { SupportRouteQuery } from '#relay/SupportRouteQuery.graphql.ts';
import { RichText } from '../../components/RichText/RichText.tsx';
import { SectionBoundary } from '../../components/SectionBoundary/SectionBoundary.tsx';
import type { ScreenProps } from '../../navigation/entryPoint.ts';
import { Link } from '../../navigation/Link.tsx';
import { AwaitedPageView } from '../../navigation/PageViewReport.tsx';
import { brandName } from '../../page/brandName.ts';
import { Head } from '../../page/Head.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { pagesWording } from '../../wording/content/pages.ts';
import { supportWording } from '../../wording/content/support.ts';
import { useWording } from '../../wording/wording.ts';
import { questionOf } from './question.rules.ts';
import { SupportContact } from './SupportContact.tsx';
import { SupportResults } from './SupportResults.tsx';
import { SupportResultsFailure } from './SupportResultsFailure.tsx';
import styles from './SupportRoute.module.css';
import { SupportSearch } from './SupportSearch.tsx';

export function SupportRoute({
  queries,
  match,
}: ScreenProps<{ page: SupportRouteQuery; results: SupportResultsQuery }>) {
  const t = useWording(pagesWording, supportWording);
  const { page, supportTopics, market } = usePreloadedQuery<SupportRouteQuery>(
    graphql`
      query SupportRouteQuery($locale: Locale!) @inContext(locale: $locale) @preloadable {
        page(handle: "support") {
          title
          language
          ...PageHead_page
          blocks {
            __typename
            ... on TextBlock {
              key
              html
            }
          }
        }
        supportTopics {
          key
          anchor
          title
          summary
          summaryLanguage
          articles {
            id
            title
            language
            summary
            path
          }
        }
        market {
          contact {
            ...SupportContact_contact
          }
        }
      }
    `,
    queries.page,
  );
  const question = questionOf(match.search);
  const topics = supportTopics ?? [];
  const title = page?.title || t('support.label');
  const texts = (page?.blocks ?? []).flatMap((block) =>
    block.__typename === 'TextBlock' && block.html ? [block] : [],
  );
  return (
    <div className={styles.page}>
      {page && question === '' ? (
        <PageHead page={page} />
      ) : (
        <Head title={t('category.title', { title, brand: brandName })} noindex={question !== ''} />
      )}
      <header className={styles.header}>
        <h1 className={styles.heading} lang={page?.title ? (page.language ?? undefined) : undefined}>
          {title}
        </h1>
        <SupportSearch key={match.path} path={match.path} question={question} />
      </header>
      {question === '' ? (
        <>
          {topics.length > 1 ? (
            <nav className={styles.jumps} aria-label={t('support.topics')}>
              <ul>
                {topics.map(({ key, anchor, title: name }) => (
                  <li key={key}>
                    <a href={`#${anchor}`}>{name}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
          {topics.map(({ key, anchor, title: name, summary, summaryLanguage, articles }) => (
            <section key={key} className={styles.topic} aria-labelledby={anchor}>
              <div className={styles.topicHead}>
                <h2 id={anchor} tabIndex={-1}>
                  {name}
                </h2>
                {summary ? <p lang={summaryLanguage ?? undefined}>{summary}</p> : null}
              </div>
              <ul className={styles.articles}>
                {articles.map((article) => (
                  <li key={article.id} lang={article.language ?? undefined}>
                    <Link href={article.path} preload="intent">
                      <span className={styles.articleTitle}>{article.title}</span>
                      {article.summary ? <span className={styles.summary}>{article.summary}</span> : null}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </>
      ) : (
        <SectionBoundary resetKey={queries.results} fallback={<SupportResultsFailure />}>
          <Suspense
            fallback={
              <div className={styles.waiting} aria-busy="true">
                <AwaitedPageView />
              </div>
            }
          >
            <SupportResults query={queries.results} allPath={match.path} />
          </Suspense>
        </SectionBoundary>
      )}
      <div className={styles.foot}>
        {texts.length > 0 ? (
          <div className={styles.texts}>
            {texts.map(({ key, html }) => (
              <RichText key={key} html={html} language={page?.language} />
            ))}
          </div>
        ) : null}
        <SupportContact contact={market.contact ?? null} />
      </div>
    </div>
  );
}

export default SupportRoute;
