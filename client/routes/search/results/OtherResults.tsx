/** Results that are not products, as a list: picture, title, passage and topic. */
import { useRef } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import type { OtherResults_answer$key } from '#relay/OtherResults_answer.graphql.ts';
import { EmptyListing } from '../../../components/Listing/EmptyListing.tsx';
import { ListEnd, ListStart } from '../../../components/Listing/ListEnds.tsx';
import type { Listing } from '../../../components/Listing/listing.rules.ts';
import { usePaginatedList } from '../../../components/Listing/usePaginatedList.ts';
import { reportSearchClick } from '../../../components/SearchClick/reportSearchClick.ts';
import { homePath } from '../../../navigation/addresses/localePath.rules.ts';
import { useRouteMatch } from '../../../navigation/useRouteMatch.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { searchPageWording } from '../../../wording/shopping/searchPage.ts';
import { useWording } from '../../../wording/wording.ts';
import { OtherResult } from './OtherResult.tsx';
import styles from './OtherResults.module.css';
import type { ResultSource } from './resultSource.ts';
import type { Kind } from '../searchAddress.rules.ts';

interface OtherResultsProps {
  answer: OtherResults_answer$key;
  /** The searched term. */
  term: string;
  kind: Kind;
  listing: Listing;
  source: ResultSource;
}

export function OtherResults({ answer: key, term, kind, listing, source }: OtherResultsProps) {
  const t = useWording(searchPageWording);
  const { lang } = useRouteMatch();
  const environment = useRelayEnvironment();
  const { requestId, totalCount, edges } = useFragment(
    graphql`
      fragment OtherResults_answer on SearchResultConnection {
        requestId
        totalCount
        edges {
          node {
            documentId
            ...OtherResult_result
          }
        }
      }
    `,
    key,
  );
  const entries = useRef<HTMLUListElement>(null);
  const list = usePaginatedList(entries, {
    ...source,
    listing,
    total: totalCount,
    announcement: (shown, total) => t('searchPage.shownAnnouncement', { shown, total }),
  });
  if (edges.length === 0) {
    // Past the last page: kinds without results never get here.
    return (
      <EmptyListing
        everything={t('searchPage.everything', { term })}
        path={source.path}
        home={homePath(lang)}
        listing={listing}
        total={totalCount}
        costliest={null}
        within={null}
      />
    );
  }
  return (
    <div>
      <VisuallyHidden as="h2">{t(`searchPage.kind.${kind}`)}</VisuallyHidden>
      <ListStart list={list} label={t('searchPage.earlier')} />
      <ul ref={entries} className={styles.list}>
        {edges.map(({ node }) => (
          <li key={node.documentId}>
            <OtherResult
              result={node}
              onOpen={() =>
                reportSearchClick(environment, { searchTerm: term, documentId: node.documentId, requestId })
              }
            />
          </li>
        ))}
      </ul>
      <ListEnd list={list} failure={t('searchPage.moreFailed')} />
    </div>
  );
}
