/** Live breakpoint and connection state (platform.md 3, 4). */
import { useBreakpoint } from '../../viewport/useBreakpoint.ts';
import { useConnectionState } from '../../viewport/pictures/useConnectionState.ts';
import { edgeWording } from '../../wording/frame/edge.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './TestStoreRoute.module.css';

export function BrowserFacts() {
  const t = useWording(edgeWording);
  const { name, width, isPhone, isTablet, isMobile } = useBreakpoint();
  const { fastConnection, dpi } = useConnectionState();
  const kinds = [
    isMobile && t('edge.browser.mobile'),
    isPhone && t('edge.browser.phone'),
    isTablet && t('edge.browser.tablet'),
  ].filter((kind) => kind !== false);
  const facts = [
    { key: 'breakpoint', name: t('edge.browser.breakpoint'), value: `${name} (${width} px)` },
    {
      key: 'kind',
      name: t('edge.browser.kind'),
      value: kinds.length === 0 ? t('edge.browser.wide') : kinds.join(', '),
    },
    {
      key: 'connection',
      name: t('edge.browser.connection'),
      value: t(fastConnection ? 'edge.browser.fast' : 'edge.browser.slow'),
    },
    { key: 'dpi', name: t('edge.browser.dpi'), value: dpi.join(' / ') },
  ];
  return (
    <section className={styles.facts} aria-labelledby="browser-facts">
      <h2 id="browser-facts" className={styles.title}>
        {t('edge.browser.title')}
      </h2>
      <dl className={styles.list}>
        {facts.map((fact) => (
          <div key={fact.key} className={styles.fact}>
            <dt>{fact.name}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
