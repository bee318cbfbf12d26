/** Where the page ends: links by subject, how to reach the makers, and the name, large. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Footer_query$key } from '#relay/Footer_query.graphql.ts';
import { Link } from '../../navigation/Link.tsx';
import { useWording } from '../../wording/wording.ts';
import { brandName } from '../brandName.ts';
import { MarketControl } from '../header/MarketControl.tsx';
import styles from './Footer.module.css';

export function Footer({ query }: { query: Footer_query$key | null }) {
  const t = useWording();
  const data = useFragment(
    graphql`
      fragment Footer_query on Query {
        market {
          ...MarketControl_market
        }
        footer {
          columns {
            heading
            links {
              text
              href
              opensNewTab
            }
          }
        }
        brand {
          name
          email
          phone
          social {
            text
            href
          }
        }
      }
    `,
    query,
  );
  const columns = data?.footer?.columns;
  const maker = data?.brand;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.motto}>{t('shell.motto')}</p>
        {columns && columns.length > 0 ? (
          <nav aria-label={t('shell.footerNavigation')} className={styles.columns}>
            {columns.map((column) => (
              <section key={column.heading}>
                <h2 className={styles.heading}>{column.heading}</h2>
                <ul>
                  {column.links.map((link) => (
                    <li key={link.href + link.text}>
                      <Link
                        href={link.href}
                        opensNewTab={link.opensNewTab}
                        className={styles.link}
                        preload="intent"
                      >
                        {link.text}
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </nav>
        ) : null}
        {maker ? (
          <div className={styles.maker}>
            {maker.email || maker.phone ? (
              <section>
                <h2 className={styles.heading}>{t('shell.contact')}</h2>
                {maker.email ? (
                  <a className={styles.link} href={`mailto:${maker.email}`}>
                    {maker.email}
                  </a>
                ) : null}
                {maker.phone ? (
                  <a className={styles.link} href={`tel:${maker.phone.replaceAll(/[^+\d]/g, '')}`}>
                    {maker.phone}
                  </a>
                ) : null}
              </section>
            ) : null}
            {maker.social.length > 0 ? (
              <section>
                <h2 className={styles.heading}>{t('shell.follow')}</h2>
                <ul>
                  {maker.social.map((link) => (
                    <li key={link.href}>
                      <Link href={link.href} className={styles.link} opensNewTab>
                        {link.text}
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            ) : null}
          </div>
        ) : null}
      </div>
      <div className={styles.name} data-name={brandName} />
      <div className={styles.end}>
        <p>{t('shell.rights', { brand: maker?.name ?? brandName })}</p>
        {data ? <MarketControl market={data.market} look="names" /> : null}
      </div>
    </footer>
  );
}
