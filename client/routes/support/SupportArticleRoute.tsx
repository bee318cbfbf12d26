/** A support article: text, questions, topic and contact. */
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { SupportArticleRouteQuery } from '#relay/SupportArticleRouteQuery.graphql.ts';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { breadcrumbsJsonLd } from '../../components/Breadcrumbs/breadcrumbsJsonLd.rules.ts';
import { ProductGrid } from '../../components/ProductGrid/ProductGrid.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import type { ScreenProps } from '../../navigation/entryPoint.ts';
import { Link } from '../../navigation/Link.tsx';
import { homePath, languageTag } from '../../navigation/addresses/localePath.rules.ts';
import { Alternates } from '../../page/Alternates.tsx';
import { brandName } from '../../page/brandName.ts';
import { ErrorScreen } from '../../page/ErrorScreen.tsx';
import { Head } from '../../page/Head.tsx';
import { useOrigin } from '../../page/originContext.ts';
import { pagesWording } from '../../wording/content/pages.ts';
import { supportWording } from '../../wording/content/support.ts';
import { useWording } from '../../wording/wording.ts';
import { articleJsonLd } from './articleJsonLd.rules.ts';
import { SupportContact } from './SupportContact.tsx';
import { SupportFaq } from './SupportFaq.tsx';
import styles from './SupportArticleRoute.module.css';

/** From this many headings there is a table of contents. */
const LONG = 3;

export function SupportArticleRoute({ queries, match }: ScreenProps<{ page: SupportArticleRouteQuery }>) {
  const t = useWording(pagesWording, supportWording);
  const origin = useOrigin();
  const { supportArticle: article, market } = usePreloadedQuery<SupportArticleRouteQuery>(
    graphql`
      query SupportArticleRouteQuery($locale: Locale!, $handle: String!)
      @inContext(locale: $locale)
      @preloadable {
        supportArticle(handle: $handle) {
          title
          language
          bodyLanguage
          summary
          path
          body
          sections {
            anchor
            title
          }
          faq {
            question
            answer
            ...SupportFaq_questions
          }
          seo {
            title
            description
            isHidden
            image {
              url(width: 1200, height: 630, format: JPEG)
            }
          }
          alternates {
            ...Alternates_alternates
          }
          breadcrumbs {
            title
            path
            ...Breadcrumbs_trail
          }
          related {
            id
            title
            language
            path
          }
          categories {
            id
            displayTitle
            path
          }
          products {
            ...ProductGrid_products
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
  if (!article) return <ErrorScreen status={404} />;

  const { seo, sections } = article;
  const [language, bodyLanguage] = [article.language ?? undefined, article.bodyLanguage ?? undefined];
  const hasContents = sections.length >= LONG;
  return (
    <div className={styles.page}>
      <Head
        title={t('category.title', { title: seo.title, brand: brandName })}
        description={seo.description}
        canonicalPath={article.path}
        noindex={seo.isHidden}
        image={seo.image?.url ?? null}
        jsonLd={[
          articleJsonLd({
            url: origin + article.path,
            language: languageTag(match.lang),
            title: article.title,
            description: seo.description ?? null,
            publisher: brandName,
            questions: article.faq.map(({ question, answer }) => ({ question, answer: answer ?? null })),
          }),
          breadcrumbsJsonLd(origin, article.breadcrumbs),
        ]}
      />
      <Alternates alternates={article.alternates} />
      <article className={styles.article} data-contents={hasContents || undefined}>
        <header className={styles.header}>
          <Breadcrumbs trail={article.breadcrumbs} home={homePath(match.lang)} />
          <h1 className={styles.heading} lang={language}>
            {article.title}
          </h1>
          {article.summary ? (
            <p className={styles.summary} lang={language}>
              {article.summary}
            </p>
          ) : null}
        </header>
        {hasContents ? (
          <nav className={styles.contents} aria-labelledby="support-contents">
            <h2 id="support-contents">{t('support.contents')}</h2>
            <ul>
              {sections.map(({ anchor, title }) => (
                <li key={anchor} lang={bodyLanguage}>
                  <a href={`#${anchor}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <div className={styles.text}>
          {article.body ? (
            <RichText html={article.body} language={bodyLanguage} className={styles.body} />
          ) : null}
          <SupportFaq questions={article.faq} language={bodyLanguage} />
        </div>
      </article>
      {article.products.length > 0 ? (
        <section className={styles.products}>
          <h2>{t('support.products')}</h2>
          <ProductGrid
            products={article.products}
            label={t('support.products')}
            listId={`support:${match.params['handle'] ?? ''}`}
          />
        </section>
      ) : null}
      <div className={styles.foot}>
        {article.related.length + article.categories.length > 0 ? (
          <nav className={styles.related} aria-labelledby="support-related">
            <h2 id="support-related">{t('support.related')}</h2>
            <ul>
              {article.related.map(({ id, title, path, ...other }) => (
                <li key={id} lang={other.language ?? undefined}>
                  <Link href={path} preload="intent">
                    {title}
                  </Link>
                </li>
              ))}
              {article.categories.map(({ id, displayTitle, path }) => (
                <li key={id}>
                  <Link href={path} preload="intent">
                    {displayTitle}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <SupportContact contact={market.contact ?? null} />
      </div>
    </div>
  );
}

export default SupportArticleRoute;
