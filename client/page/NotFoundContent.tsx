/**
 * Managed content of a missing page (platform.md 2): header, banner, text, link. Requested during render, since an
 * address is known to be missing only then; the server renders such a page twice to embed the data (entry.server.tsx).
 * Renders nothing if it fails to load.
 */
import { graphql, useLazyLoadQuery } from 'react-relay/hooks.js';
import type { NotFoundContentQuery } from '#relay/NotFoundContentQuery.graphql.ts';
import { Picture } from '../components/Picture/Picture.tsx';
import { RichText } from '../components/RichText/RichText.tsx';
import { Link } from '../navigation/Link.tsx';
import { tolerant } from '../relay/requestMetadata.ts';
import styles from './NotFoundContent.module.css';

export default function NotFoundContent({ lang }: { lang: string }) {
  const { notFoundPage: page } = useLazyLoadQuery<NotFoundContentQuery>(
    graphql`
      query NotFoundContentQuery($locale: Locale!) @inContext(locale: $locale) {
        notFoundPage {
          header
          message
          link {
            text
            href
          }
          banner {
            background {
              __typename
              ... on Image {
                alt
                rendition(size: ERROR_BANNER) {
                  ...Picture_rendition
                }
              }
              ... on Video {
                poster {
                  alt
                  rendition(size: ERROR_BANNER) {
                    ...Picture_rendition
                  }
                }
              }
            }
          }
        }
      }
    `,
    { locale: lang },
    // If it fails to load, the basic message stays, and no second error is shown (catalogue.md 8).
    { networkCacheConfig: { metadata: tolerant } },
  );
  if (!page) return null;
  const { header, message, link, banner } = page;
  const picture = pictureOf(banner?.background);
  return (
    <section className={styles.content} aria-label={header ?? undefined}>
      {header !== null && <h2 className={styles.header}>{header}</h2>}
      {picture && (
        <div className={styles.banner}>
          <Picture rendition={picture.rendition} alt={picture.alt} hasPlaceholder />
        </div>
      )}
      {message !== null && <RichText html={message} className={styles.message} />}
      {link && (
        <Link href={link.href} className={styles.link}>
          {link.text}
        </Link>
      )}
    </section>
  );
}

type Background = NonNullable<
  NonNullable<NotFoundContentQuery['response']['notFoundPage']>['banner']
>['background'];

/** No motion on an error page: a video shows its poster. */
function pictureOf(background: Background | undefined) {
  if (background?.__typename === 'Image') return background;
  return background?.__typename === 'Video' ? background.poster : null;
}
