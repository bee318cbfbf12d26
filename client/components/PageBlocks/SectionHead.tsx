/** Heading of a section, with a link to more at its end. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { SectionHead_more$key } from '#relay/SectionHead_more.graphql.ts';
import { Link } from '../../navigation/Link.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './SectionHead.module.css';

export interface SectionHeadProps {
  heading: string;
  /** BCP 47 code of its language; absent for that of the page. */
  language?: string | undefined;
  more?: SectionHead_more$key | null | undefined;
}

export function SectionHead({ heading, language, more: reference = null }: SectionHeadProps) {
  const more = useFragment(
    graphql`
      fragment SectionHead_more on Link {
        text
        href
      }
    `,
    reference,
  );
  return (
    <div className={styles.head} lang={language}>
      <h2 className={styles.heading}>{heading}</h2>
      {more ? (
        <Link href={more.href} className={styles.more}>
          {more.text}
          <Icon name="arrowRight" />
        </Link>
      ) : null}
    </div>
  );
}
