/** The way to the account; says who is signed in. The pro programme's members wear a mark. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { AccountLink_viewer$key } from '#relay/AccountLink_viewer.graphql.ts';
import { Link } from '../../navigation/Link.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { useWording } from '../../wording/wording.ts';
import styles from './AccountLink.module.css';

/** @param viewer null for guests, and while nobody can tell. */
export function AccountLink({ viewer: key, href }: { viewer: AccountLink_viewer$key | null; href: string }) {
  const t = useWording();
  const viewer = useFragment(
    graphql`
      fragment AccountLink_viewer on Customer {
        firstName
        isPro
      }
    `,
    key,
  );
  const label = viewer ? t('shell.accountOf', { name: viewer.firstName }) : t('shell.signIn');
  return (
    <Link href={href} className={styles.link} aria-label={label} title={label} preload="intent">
      <Icon name="account" />
      {viewer ? (
        <span className={styles.mark} data-pro={viewer.isPro || undefined} aria-hidden="true" />
      ) : null}
    </Link>
  );
}
