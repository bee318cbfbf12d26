/** Link to the country selector with the current path, for markets without a shop. */
import { countryHref } from '../../navigation/addresses/countryPath.rules.ts';
import { Link } from '../../navigation/Link.tsx';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './ChangeMarketLink.module.css';

export function ChangeMarketLink() {
  const t = useWording();
  return (
    <Link href={countryHref(useRouteMatch())} rel="nofollow" className={styles.link} preload="intent">
      {t('market.change')}
    </Link>
  );
}
