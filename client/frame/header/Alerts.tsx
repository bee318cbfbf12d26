/**
 * Notices above everything else. Several stand side by side, on a narrow screen below each other: none hides, none moves,
 * and nobody has to put any away, since the page comes with them from the server and would jump without them.
 */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Alerts_header$key } from '#relay/Alerts_header.graphql.ts';
import { Link } from '../../navigation/Link.tsx';
import { useWording } from '../../wording/wording.ts';
import styles from './Alerts.module.css';

export function Alerts({ header }: { header: Alerts_header$key }) {
  const t = useWording();
  const { alerts } = useFragment(
    graphql`
      fragment Alerts_header on Header {
        alerts {
          text
          href
          opensNewTab
        }
      }
    `,
    header,
  );
  if (alerts.length === 0) return null;
  return (
    <section aria-label={t('shell.alerts')} className={styles.alerts}>
      <ul className={styles.list}>
        {alerts.map((alert, index) => (
          // Editors may say the same twice, and none ever moves.
          <li key={`${index} ${alert.text}`} className={styles.alert}>
            {alert.href === '' ? (
              alert.text
            ) : (
              <Link href={alert.href} opensNewTab={alert.opensNewTab} preload="intent">
                {alert.text}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
