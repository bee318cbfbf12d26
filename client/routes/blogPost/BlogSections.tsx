/** The sections of a post. A post without any shows its heading only. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { BlogSections_post$key } from '#relay/BlogSections_post.graphql.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import styles from './BlogSections.module.css';

export function BlogSections({ post: key }: { post: BlogSections_post$key }) {
  const { body } = useFragment(
    graphql`
      fragment BlogSections_post on BlogPost {
        body {
          __typename
          ... on BlogTextSection {
            key
            html
          }
          ... on BlogPictureSection {
            key
            caption
            image {
              alt
              rendition(size: BANNER) {
                ...Picture_rendition
              }
            }
          }
          ... on BlogQuoteSection {
            key
            words
            source
          }
        }
      }
    `,
    key,
  );
  if (body.length === 0) return null;
  return (
    <div className={styles.body}>
      {body.map((section) => {
        switch (section.__typename) {
          case 'BlogTextSection':
            return <RichText key={section.key} html={section.html} className={styles.text} />;
          case 'BlogPictureSection':
            return (
              <figure key={section.key} className={styles.picture}>
                <Picture rendition={section.image.rendition} alt={section.image.alt} hasPlaceholder />
                {section.caption ? <figcaption>{section.caption}</figcaption> : null}
              </figure>
            );
          case 'BlogQuoteSection':
            return (
              <figure key={section.key} className={styles.quote}>
                <blockquote>
                  <p>{section.words}</p>
                </blockquote>
                {section.source ? <figcaption>{section.source}</figcaption> : null}
              </figure>
            );
          default:
            // A section type that this build does not know.
            return null;
        }
      })}
    </div>
  );
}
