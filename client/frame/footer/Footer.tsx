/** Page footer: email signup, link columns, contact details, brand name. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Footer_query$key } from '#relay/Footer_query.graphql.ts';
import { Link } from '../../navigation/Link.tsx';
import { chromeWording } from '../../wording/frame/chrome.ts';
import { useWording } from '../../wording/wording.ts';
import { brandName } from '../../page/brandName.ts';
import { PrivacyChoices } from '../Consent/PrivacyChoices.tsx';
import { MarketControl } from '../header/MarketControl.tsx';
import { EmailSignup } from './EmailSignup.tsx';
import styles from './Footer.module.css';
import { FooterMaker } from './FooterMaker.tsx';
import { SchemeControl } from './SchemeControl.tsx';

export interface FooterProps {
  /** Null when the shell's own data could not be loaded. */
  query: Footer_query$key | null;
}

export function Footer({ query }: FooterProps) {
  const t = useWording(chromeWording);
  const data = useFragment(
    graphql`
      fragment Footer_query on Query {
        market {
          contact {
            email
          }
          ...FooterMaker_market
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
          ...FooterMaker_brand
        }
        emailSignup {
          ...EmailSignup_signup
        }
      }
    `,
    query,
  );
  const columns = data?.footer?.columns;
  return (
    // It hydrates late, when its style may have changed (viewport/layOutSkipped.ts).
    <footer data-below="" suppressHydrationWarning>
      {data?.emailSignup ? (
        <EmailSignup signup={data.emailSignup} contactEmail={data.market.contact?.email ?? null} />
      ) : null}
      <div className={styles.ground} data-scheme="light">
        <div className={styles.inner}>
          <p className={styles.motto}>{t('shell.motto')}</p>
          <div className={styles.parts}>
            {columns && columns.length > 0 ? (
              <nav aria-label={t('shell.footerNavigation')} className={styles.columns}>
                {columns.map((column, index) => (
                  // Titles may repeat, and columns never reorder: the index is a safe key.
                  <section key={`${index} ${column.heading}`}>
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
            {data ? <FooterMaker market={data.market} brand={data.brand ?? null} /> : null}
          </div>
        </div>
        <div className={styles.name} data-name={brandName} />
        <div className={styles.end}>
          <p>{t('shell.rights', { brand: data?.brand?.name ?? brandName })}</p>
          <SchemeControl />
          <PrivacyChoices />
          {data ? <MarketControl market={data.market} look="names" /> : null}
        </div>
      </div>
    </footer>
  );
}
