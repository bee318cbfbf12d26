/** A result that is not a product. The whole entry is a link. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { OtherResult_result$key } from '#relay/OtherResult_result.graphql.ts';
import { watchPicture } from '../../../components/Picture/watchPicture.ts';
import { Link } from '../../../navigation/Link.tsx';
import { MarkedText } from '../../../components/MarkedText/MarkedText.tsx';
import { onConnection } from '../../../viewport/pictures/pictureAddress.ts';
import styles from './OtherResults.module.css';

interface OtherResultProps {
  result: OtherResult_result$key;
  onOpen: () => void;
}

export function OtherResult({ result: key, onOpen }: OtherResultProps) {
  const { path, titleParts, excerptParts, image, publishedAt, topic, ...result } = useFragment(
    graphql`
      fragment OtherResult_result on SearchResult {
        path
        titleLanguage
        excerptLanguage
        titleParts {
          ...MarkedText_parts
        }
        excerptParts {
          ...MarkedText_parts
        }
        ... on CategoryResult {
          image {
            # The frame crops them: whole pictures cost no question about what a crop should keep.
            url(width: 480)
          }
        }
        ... on PageResult {
          image {
            url(width: 480)
          }
        }
        ... on PostResult {
          image {
            url(width: 480)
          }
          publishedAt {
            iso
            formatted
          }
          topic
        }
        ... on SupportResult {
          topic
        }
      }
    `,
    key,
  );
  return (
    <article className={styles.result}>
      {image ? (
        <div className={styles.frame}>
          <img
            ref={watchPicture}
            src={onConnection(image.url)}
            alt=""
            width={480}
            height={360}
            loading="lazy"
            decoding="async"
          />
        </div>
      ) : null}
      <div className={styles.words}>
        {topic || publishedAt ? (
          <p className={styles.facts}>
            {topic ? <span>{topic}</span> : null}
            {publishedAt ? <time dateTime={publishedAt.iso}>{publishedAt.formatted}</time> : null}
          </p>
        ) : null}
        <h3 className={styles.title} lang={result.titleLanguage ?? undefined}>
          <Link href={path} preload="intent" className={styles.link} onClick={onOpen}>
            <MarkedText parts={titleParts} />
          </Link>
        </h3>
        {excerptParts.length > 0 && (
          <p className={styles.excerpt} lang={result.excerptLanguage ?? undefined}>
            <MarkedText parts={excerptParts} />
          </p>
        )}
      </div>
    </article>
  );
}
