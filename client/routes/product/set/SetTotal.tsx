/** What the chosen parts cost together, by the gateway. */
import { graphql, useLazyLoadQuery } from 'react-relay/hooks.js';
import type { SetTotalQuery } from '#relay/SetTotalQuery.graphql.ts';
import { useRouteMatch } from '../../../navigation/useRouteMatch.ts';
import { skiSetWording } from '../../../wording/shopping/skiSet.ts';
import { useWording } from '../../../wording/wording.ts';
import styles from './SkiSet.module.css';

export function SetTotal({ variantIds }: { variantIds: readonly string[] }) {
  const t = useWording(skiSetWording);
  const { lang } = useRouteMatch();
  const { setTotal } = useLazyLoadQuery<SetTotalQuery>(
    graphql`
      query SetTotalQuery($locale: Locale!, $variantIds: [ID!]!) @inContext(locale: $locale) {
        setTotal(variantIds: $variantIds) {
          formatted
        }
      }
    `,
    { locale: lang, variantIds },
  );
  if (!setTotal) return null;
  return (
    <>
      {t('skiSet.total')} <strong className={styles.sum}>{setTotal.formatted}</strong>
    </>
  );
}
