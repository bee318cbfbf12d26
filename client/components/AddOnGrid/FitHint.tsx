/** Whether an add-on fits the ski, as the gateway's text. Nothing where unknown. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { FitHint_fit$key } from '#relay/FitHint_fit.graphql.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './AddOnTile.module.css';

export function FitHint({ fit: key }: { fit: FitHint_fit$key | null }) {
  const fit = useFragment(
    graphql`
      fragment FitHint_fit on AddOnFit {
        verdict
        message
      }
    `,
    key,
  );
  if (!fit?.message) return null;
  return (
    <span className={styles.fit} data-verdict={fit.verdict}>
      <Icon name={fit.verdict === 'FITS' ? 'check' : 'alert'} className={styles.fitIcon} />
      {fit.message}
    </span>
  );
}
