/** The way to the account; says who is signed in. The pro programme's members wear a mark. */
import type { Viewer } from '../../components/Viewer/useViewer.ts';
import { Link } from '../../navigation/Link.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { useWording } from '../../wording/wording.ts';
import styles from './AccountLink.module.css';

interface AccountLinkProps {
  /** Null for guests, and while nobody can tell. */
  customer: Viewer['customer'];
  href: string;
}

export function AccountLink({ customer, href }: AccountLinkProps) {
  const t = useWording();
  const label = customer ? t('shell.accountOf', { name: customer.firstName }) : t('shell.signIn');
  return (
    <Link href={href} className={styles.link} aria-label={label} title={label} preload="intent">
      <Icon name="account" />
      {customer ? (
        <span className={styles.mark} data-pro={customer.isPro || undefined} aria-hidden="true" />
      ) : null}
    </Link>
  );
}
