/** Contact details of the company: contact person of the market, address, opening hours, social links. */
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { FooterMaker_brand$key } from '#relay/FooterMaker_brand.graphql.ts';
import type { FooterMaker_market$key } from '#relay/FooterMaker_market.graphql.ts';
import { EmailLink } from '../../ui/EmailLink/EmailLink.tsx';
import { chromeWording } from '../../wording/frame/chrome.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './FooterMaker.module.css';
import { SocialLinks } from './SocialLinks.tsx';

interface FooterMakerProps {
  market: FooterMaker_market$key;
  /** Null when the settings could not be loaded. */
  brand: FooterMaker_brand$key | null;
}

export function FooterMaker({ market, brand: key }: FooterMakerProps) {
  const t = useWording(chromeWording);
  const { contact } = useFragment(
    graphql`
      fragment FooterMaker_market on Market {
        contact {
          email
          phone
        }
      }
    `,
    market,
  );
  const brand = useFragment(
    graphql`
      fragment FooterMaker_brand on Brand {
        name
        address {
          lines
          city
        }
        hours {
          days
          hours
        }
        social {
          __typename
        }
        ...SocialLinks_brand
      }
    `,
    key,
  );
  const { address, hours = [], social = [], name } = brand ?? {};
  if (!contact && !address && hours.length === 0 && social.length === 0) return null;
  return (
    <div className={styles.maker}>
      {contact ? (
        <Part heading={t('shell.contact')}>
          {contact.email ? <EmailLink className={styles.link} email={contact.email} /> : null}
          {contact.phone ? (
            <a className={styles.link} href={`tel:${contact.phone.replaceAll(/[^+\d]/g, '')}`}>
              {contact.phone}
            </a>
          ) : null}
        </Part>
      ) : null}
      {address ? (
        <Part heading={name ?? ''}>
          <address className={styles.address}>
            {address.lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </Part>
      ) : null}
      {hours.length > 0 ? (
        <Part heading={t('chrome.hours', { place: address?.city || (name ?? '') })}>
          <dl className={styles.hours}>
            {hours.map(({ days, hours: times }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{times}</dd>
              </div>
            ))}
          </dl>
        </Part>
      ) : null}
      {brand && social.length > 0 ? (
        <Part heading={t('shell.follow')}>
          <SocialLinks brand={brand} />
        </Part>
      ) : null}
    </div>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </section>
  );
}
