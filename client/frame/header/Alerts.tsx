/**
 * Editors' notices above the header, side by side or stacked on narrow screens. They are server-rendered and cannot be
 * dismissed, which would shift the layout.
 */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Alerts_header$key } from '#relay/Alerts_header.graphql.ts';
import { Link } from '../../navigation/Link.tsx';
import { chromeWording } from '../../wording/frame/chrome.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './Alerts.module.css';

export function Alerts({ header }: { header: Alerts_header$key }) {
  const t = useWording(chromeWording);
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
    <section aria-label={t('shell.alerts')} className={styles.alerts} data-scheme="light">
      <ul className={styles.list}>
        {alerts.map((alert, index) => (
          // Texts may repeat, and notices never reorder: the index is a safe key.
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
