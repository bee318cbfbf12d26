/** Parcel tracking: the carrier's page in a new tab, or the plain number where there is none. */
import { Link } from '../../navigation/Link.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { accountWording } from '../../wording/account/account.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './TrackingLink.module.css';

export interface TrackingLinkProps {
  carrier: string;
  number: string | null;
  url: string | null;
}

export function TrackingLink({ carrier, number, url }: TrackingLinkProps) {
  const t = useWording(accountWording);
  return (
    <p className={styles.tracking}>
      {url === null ? (
        <span>{carrier}</span>
      ) : (
        <Link href={url} opensNewTab preload="none" className={styles.link}>
          <span className={styles.words}>{t('parcel.track', { carrier })}</span>
          <span aria-hidden="true">↗</span>
          <VisuallyHidden> ({t('parcel.newTab')})</VisuallyHidden>
        </Link>
      )}
      {number === null ? null : <span className={styles.number}>{t('parcel.number', { number })}</span>}
    </p>
  );
}
