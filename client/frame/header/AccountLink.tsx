/** Link to the account; names the signed-in customer. Members of the pro programme have a badge. */
import type { Viewer } from '../../components/Viewer/useViewer.ts';
import { Link } from '../../navigation/Link.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { chromeWording } from '../../wording/frame/chrome.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './AccountLink.module.css';

interface AccountLinkProps {
  /** Null for guests, and while unknown. */
  customer: Viewer['customer'];
  href: string;
}

export function AccountLink({ customer, href }: AccountLinkProps) {
  const t = useWording(chromeWording);
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
