/**
 * A banner in the navigation: a small picture with its text below; a video shows its poster. As on pages, one button
 * makes the whole banner a link, several are separate links (catalogue.md 5).
 */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { MenuBanner_banner$key } from '#relay/MenuBanner_banner.graphql.ts';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { RichText } from '../../../components/RichText/RichText.tsx';
import { Link } from '../../../navigation/Link.tsx';
import styles from './MenuBanner.module.css';

interface MenuBannerProps {
  banner: MenuBanner_banner$key;
  /** Called when a link is followed, which may lead to the current page. */
  onFollow?: () => void;
}

export function MenuBanner({ banner: key, onFollow }: MenuBannerProps) {
  const { contentHtml, background, buttons, link } = useFragment(
    graphql`
      fragment MenuBanner_banner on Banner {
        contentHtml
        buttons {
          text
          link {
            href
            opensNewTab
          }
        }
        link {
          text
          href
          opensNewTab
        }
        background {
          __typename
          ... on Image {
            alt
            rendition(size: MENU) {
              ...Picture_rendition
            }
          }
          ... on Video {
            poster {
              alt
              rendition(size: MENU) {
                ...Picture_rendition
              }
            }
          }
        }
      }
    `,
    key,
  );
  const picture =
    background.__typename === 'Image'
      ? background
      : background.__typename === 'Video'
        ? background.poster
        : null;
  const links = link
    ? [{ text: buttons[0]?.text ?? link.text, link }]
    : buttons.filter(({ text }) => text !== '');
  return (
    <div className={styles.banner}>
      {picture ? (
        <div className={styles.picture}>
          <Picture rendition={picture.rendition} alt={picture.alt} fit="cover" />
        </div>
      ) : null}
      <RichText html={contentHtml} className={styles.words} />
      {links.length > 0 ? (
        <p className={styles.actions}>
          {links.map(({ text, link: target }) =>
            target ? (
              <Link
                key={text + target.href}
                href={target.href}
                opensNewTab={target.opensNewTab}
                className={[styles.link, link && styles.whole].filter(Boolean).join(' ')}
                onClick={onFollow}
                preload="intent"
              >
                {text}
              </Link>
            ) : (
              // A disabled link is plain text.
              <span key={text}>{text}</span>
            ),
          )}
        </p>
      ) : null}
    </div>
  );
}
