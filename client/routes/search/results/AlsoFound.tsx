/** The top results of other kinds, in a row above the products. */
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import type { AlsoFound_results$key } from '#relay/AlsoFound_results.graphql.ts';
import { reportSearchClick } from '../../../components/SearchClick/reportSearchClick.ts';
import { Link } from '../../../navigation/Link.tsx';
import { searchPageWording } from '../../../wording/shopping/searchPage.ts';
import { useWording } from '../../../wording/wording.ts';
import styles from './AlsoFound.module.css';
import { MarkedText } from '../../../components/MarkedText/MarkedText.tsx';
import { knownKind } from '../searchAddress.rules.ts';

interface AlsoFoundProps {
  results: AlsoFound_results$key;
  /** The searched term. */
  term: string;
}

export function AlsoFound({ results: key, term }: AlsoFoundProps) {
  const t = useWording(searchPageWording);
  const environment = useRelayEnvironment();
  const { edges, requestId } = useFragment(
    graphql`
      fragment AlsoFound_results on SearchResultConnection {
        requestId
        edges {
          node {
            documentId
            kind
            path
            titleLanguage
            titleParts {
              ...MarkedText_parts
            }
          }
        }
      }
    `,
    key,
  );
  if (edges.length === 0) return null;
  return (
    <section className={styles.also} aria-labelledby="also-found">
      <h2 id="also-found" className={styles.heading}>
        {t('searchPage.alsoFound')}
      </h2>
      <ul className={styles.list}>
        {edges.map(({ node: { documentId, kind, path, titleLanguage, titleParts } }) => (
          <li key={documentId} className={styles.result}>
            <Link
              href={path}
              preload="intent"
              className={styles.link}
              lang={titleLanguage ?? undefined}
              onClick={() => reportSearchClick(environment, { searchTerm: term, documentId, requestId })}
            >
              <MarkedText parts={titleParts} />
            </Link>
            <span className={styles.kind}>{t(`searchPage.oneOf.${knownKind(kind)}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
