/** The term asks for a kind of thing that is not sold: says so, and links to what comes nearest. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { UnsoldKind_kind$key } from '#relay/UnsoldKind_kind.graphql.ts';
import { Link } from '../../../navigation/Link.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { searchPageWording } from '../../../wording/shopping/searchPage.ts';
import { useWording } from '../../../wording/wording.ts';
import styles from './UnsoldKind.module.css';

export default function UnsoldKind({ kind: key }: { kind: UnsoldKind_kind$key }) {
  const t = useWording(searchPageWording);
  const { name, nearest } = useFragment(
    graphql`
      fragment UnsoldKind_kind on UnsoldKind {
        name
        nearest {
          displayTitle
          path
        }
      }
    `,
    key,
  );
  return (
    <section className={styles.unsold} aria-labelledby="unsold-kind">
      <h2 id="unsold-kind" className={styles.heading}>
        {t('searchPage.unsold', { kind: name })}
      </h2>
      {nearest.length > 0 && (
        <>
          <p>{t('searchPage.nearest')}</p>
          <ul className={styles.nearest}>
            {nearest.map(({ displayTitle, path }) => (
              <li key={path}>
                <Link href={path} preload="intent" className={styles.link}>
                  {displayTitle}
                  <Icon name="arrowRight" />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
