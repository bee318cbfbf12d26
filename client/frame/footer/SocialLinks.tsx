/** Links to the brand's social pages: labelled icons. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { SocialLinks_brand$key } from '#relay/SocialLinks_brand.graphql.ts';
import { Link } from '../../navigation/Link.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { IconName } from '../../ui/Icon/Icon.tsx';
import { chromeWording } from '../../wording/frame/chrome.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './SocialLinks.module.css';

const signs: Readonly<Record<string, IconName>> = {
  INSTAGRAM: 'instagram',
  YOUTUBE: 'youtube',
  FACEBOOK: 'facebook',
};

export function SocialLinks({ brand }: { brand: SocialLinks_brand$key }) {
  const t = useWording(chromeWording);
  const { social } = useFragment(
    graphql`
      fragment SocialLinks_brand on Brand {
        social {
          text
          href
          network
        }
      }
    `,
    brand,
  );
  return (
    <ul className={styles.links}>
      {social.map(({ text, href, network }) => (
        <li key={href}>
          <Link
            href={href}
            className={styles.link}
            aria-label={t('chrome.newTab', { name: text })}
            title={text}
            opensNewTab
          >
            <Icon name={signs[network] ?? 'globe'} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
