/** The contact for the country (platform.md 9, contact regions). Nothing where there is none. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { SupportContact_contact$key } from '#relay/SupportContact_contact.graphql.ts';
import { EmailLink } from '../../ui/EmailLink/EmailLink.tsx';
import { supportWording } from '../../wording/content/support.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './SupportContact.module.css';

export function SupportContact({ contact: reference }: { contact: SupportContact_contact$key | null }) {
  const t = useWording(supportWording);
  const contact = useFragment(
    graphql`
      fragment SupportContact_contact on MarketContact {
        email
        phone
      }
    `,
    reference,
  );
  if (!contact?.email && !contact?.phone) return null;
  const { email, phone } = contact;
  return (
    <section className={styles.contact} aria-labelledby="support-contact">
      <h2 id="support-contact">{t('support.contact')}</h2>
      <p>{t('support.contactText')}</p>
      <ul>
        {email ? (
          <li>
            <EmailLink email={email} />
          </li>
        ) : null}
        {phone ? (
          <li>
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
