/**
 * The popup of the search box: grouped suggestions and a link to all results. Options are links, so the mouse can open
 * them in a new tab; the keyboard reaches them through the field.
 */
import { useEffect, useEffectEvent } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { SuggestionListQuery } from '#relay/SuggestionListQuery.graphql.ts';
import { reportSelectItem } from '../../analytics/productListEvents.ts';
import type { ProductItem } from '../../analytics/productListEvents.ts';
import { Link } from '../../navigation/Link.tsx';
import { announce } from '../../ui/announce.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { searchBoxWording } from '../../wording/shopping/searchBox.ts';
import { useWording } from '../../wording/wording.ts';
import { MarkedText } from '../../components/MarkedText/MarkedText.tsx';
import { optionProps } from './optionProps.ts';
import { ProductSuggestion } from './ProductSuggestion.tsx';
import { searchHref } from './searchTerm.rules.ts';
import styles from './SuggestionList.module.css';
import type { SuggestionResult } from './useSuggestions.ts';

export interface SuggestionClick {
  readonly searchTerm: string;
  readonly documentId: string;
  /** Search query id of the response, for click tracking. */
  readonly requestId: string;
}

/** Delay before the count is announced, so that typing is not interrupted. Milliseconds. */
const quietMs = 700;

interface SuggestionListProps {
  result: SuggestionResult;
  lang: string;
  /** Prefix of the option ids. */
  idPrefix: string;
  /** Id of the active option; null while the field is active. */
  active: string | null;
  /** The suggestions are for an older input; new ones are loading. */
  isOld: boolean;
  /** Called with the term of a chosen search suggestion. */
  onSearch: (event: MouseEvent, href: string, term: string) => void;
  /** Called with the chosen result. */
  onOpen: (event: MouseEvent, href: string, click: SuggestionClick) => void;
}

export function SuggestionList({
  result,
  lang,
  idPrefix,
  active,
  isOld,
  onSearch,
  onOpen,
}: SuggestionListProps) {
  const t = useWording(searchBoxWording);
  const { searchSuggestions } = usePreloadedQuery<SuggestionListQuery>(
    graphql`
      query SuggestionListQuery($locale: Locale!, $term: String!) @inContext(locale: $locale) {
        searchSuggestions(term: $term) {
          requestId
          queries {
            text
            parts {
              ...MarkedText_parts
            }
          }
          results {
            documentId
            kind
            path
            titleLanguage
            titleParts {
              ...MarkedText_parts
            }
            ... on ProductSearchResult @alias(as: "found") {
              product {
                displayTitle
                handle
                platformId
                selected {
                  price {
                    current {
                      amount
                    }
                    discount {
                      amount
                    }
                  }
                }
              }
              ...ProductSuggestion_result
            }
          }
        }
      }
    `,
    result.query,
  );
  const { queries, results, requestId } = searchSuggestions;
  const products = results.flatMap(({ found, ...result }) => (found ? [{ ...result, found }] : []));
  const categories = results.filter(({ kind }) => kind === 'CATEGORY');
  const stories = results.filter(({ kind }) => kind !== 'PRODUCT' && kind !== 'CATEGORY');
  const count = queries.length + results.length;
  const words = count === 0 ? t('searchBox.empty') : t('searchBox.count', { count });
  const { term } = result;
  const announceCount = useEffectEvent(() => announce(words));
  useEffect(() => {
    // Two responses may have the same count: the key makes the message be announced again.
    const timer = isOld || term === '' ? undefined : setTimeout(() => announceCount(), quietMs);
    return () => clearTimeout(timer);
  }, [term, isOld]);

  const list = { id: 'search-suggestions', name: t('searchBox.products') };

  const option = (name: string) => optionProps(idPrefix + name, active);
  const open = (event: MouseEvent, { path, documentId }: Pick<Result, 'path' | 'documentId'>) =>
    onOpen(event, path, { searchTerm: result.term, documentId, requestId });
  const line = (result: Result) => (
    <Link
      key={result.documentId}
      {...option(result.documentId)}
      href={result.path}
      className={styles.line}
      onClick={(event) => open(event, result)}
    >
      <span lang={result.titleLanguage ?? undefined}>
        <MarkedText parts={result.titleParts} />
      </span>
    </Link>
  );

  if (count === 0)
    return (
      <p role="presentation" className={styles.empty} data-old={isOld || undefined}>
        {words}
      </p>
    );
  return (
    <div className={styles.groups} data-old={isOld || undefined}>
      {queries.length > 0 ? (
        <Group id={`${idPrefix}queries`} heading={t('searchBox.suggestions')}>
          {queries.map(({ text, parts }, index) => (
            <Link
              key={text}
              {...option(`query-${index}`)}
              href={searchHref(lang, text)}
              className={styles.line}
              onClick={(event) => onSearch(event, searchHref(lang, text), text)}
            >
              <Icon name="search" className={styles.sign} />
              <span>
                <MarkedText parts={parts} />
              </span>
            </Link>
          ))}
        </Group>
      ) : null}
      {products.length > 0 ? (
        <Group id={`${idPrefix}products`} heading={list.name} isWide>
          {products.map((result, index) => (
            <Link
              key={result.documentId}
              {...option(result.documentId)}
              href={result.path}
              className={styles.product}
              onClick={(event) => {
                reportSelectItem(list, itemOf(result.found.product), index);
                open(event, result);
              }}
            >
              <ProductSuggestion result={result.found} />
            </Link>
          ))}
        </Group>
      ) : null}
      {categories.length + stories.length > 0 ? (
        <div>
          {categories.length > 0 ? (
            <Group id={`${idPrefix}categories`} heading={t('searchBox.categories')}>
              {categories.map(line)}
            </Group>
          ) : null}
          {stories.length > 0 ? (
            <Group id={`${idPrefix}stories`} heading={t('searchBox.stories')}>
              {stories.map(line)}
            </Group>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

interface GroupProps {
  id: string;
  heading: string;
  isWide?: boolean;
  children: ReactNode;
}

function Group({ id, heading, isWide = false, children }: GroupProps) {
  const groupProps = {
    role: 'group',
    'aria-labelledby': id,
    className: styles.group,
    'data-wide': isWide || undefined,
  };
  return (
    <div {...groupProps}>
      <p id={id} role="presentation" className={styles.heading}>
        {heading}
      </p>
      {children}
    </div>
  );
}

type Result = SuggestionListQuery['response']['searchSuggestions']['results'][number];
type ProductOfResult = NonNullable<Result['found']>['product'];

/** Label of the option in the colour that the product page preselects. */
function itemOf({ displayTitle, handle, platformId, selected: { price } }: ProductOfResult): ProductItem {
  return {
    name: displayTitle,
    id: handle,
    platformId: platformId ?? null,
    color: null,
    price: price?.current.amount ?? null,
    discount: price?.discount?.amount ?? null,
  };
}
