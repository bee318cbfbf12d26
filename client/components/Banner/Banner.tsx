/**
 * A picture or a muted video with text on it (catalogue.md 3, Banner). One button and an enabled link make the whole
 * banner a link; several buttons are separate links. Font sizes depend on the banner's own width, so that the same
 * banner can open a page or be in the navigation. Its text may also be beside it (`isCopyBeside`).
 */
import type { CSSProperties } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Banner_banner$data, Banner_banner$key } from '#relay/Banner_banner.graphql.ts';
import { Link } from '../../navigation/Link.tsx';
import { useEditTags, type EditTagAttributes } from '../../preview/useEditTags.ts';
import { buttonClass } from '../../ui/Button/buttonClass.ts';
import { Hotspots } from '../Hotspots/Hotspots.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { RichText } from '../RichText/RichText.tsx';
import styles from './Banner.module.css';
import { BannerVideo } from './BannerVideo.tsx';

/** Default height without an aspect ratio: 300 px (catalogue.md 9), more where the text needs it. */
const defaultHeight = '18.75rem';

/** Layout width of the picture: beside the text, full width, or within the page. */
const shownWidth = {
  beside: '(min-width: 1024px) min(54vw, 55rem), 93vw',
  opening: '100vw',
  inset: 'min(93vw, 94rem)',
} as const;

export interface BannerProps {
  banner: Banner_banner$key;
  /** The first banner of a screen: its picture loads eagerly. */
  priority?: boolean;
  className?: string | undefined;
  /** Of the page block around it. */
  blockTag?: EditTagAttributes;
}

export function Banner({ banner: reference, priority = false, className, blockTag }: BannerProps) {
  const banner = useFragment(
    graphql`
      fragment Banner_banner on Banner {
        __id
        contentHtml
        language
        position
        isOverlayDark
        isZoomed
        isCopyBeside
        iconTone
        shade {
          desktop
          desktopTop
          mobile
          mobileTop
        }
        ...Hotspots_banner
        desktopAspectRatio
        mobileAspectRatio
        buttons {
          text
          style
          link {
            href
            opensNewTab
          }
        }
        link {
          href
          opensNewTab
        }
        background {
          __typename
          ... on Image {
            alt
            pointOfInterest {
              x
              y
              width
              height
            }
            rendition(size: BANNER) {
              ...Picture_rendition
            }
          }
          ... on Video {
            ...BannerVideo_video @alias(as: "film")
          }
        }
      }
    `,
    reference,
  );
  const editTag = useEditTags();
  const { background } = banner;
  const sizes = banner.isCopyBeside ? shownWidth.beside : priority ? shownWidth.opening : shownWidth.inset;
  const { desktopAspectRatio: desktop, mobileAspectRatio: mobile, shade } = banner;
  const look = {
    '--banner-ratio': desktop ?? undefined,
    '--banner-ratio-mobile': mobile ?? undefined,
    '--banner-height': desktop === null ? defaultHeight : undefined,
    '--banner-height-mobile': mobile === null ? defaultHeight : undefined,
    '--shade-desktop': shade?.desktop,
    '--shade-desktop-top': shade?.desktopTop,
    '--shade-mobile': shade?.mobile,
    '--shade-mobile-top': shade?.mobileTop,
  } as CSSProperties;
  const words = (
    <div className={styles.words} lang={banner.language ?? undefined} {...editTag(banner.__id)}>
      <RichText html={banner.contentHtml} className={styles.content} />
      <BannerActions banner={banner} />
    </div>
  );

  return (
    <div
      className={[styles.banner, className].filter(Boolean).join(' ')}
      style={look}
      {...blockTag}
      data-scheme={banner.isCopyBeside ? undefined : 'light'}
      data-tone={banner.isOverlayDark ? 'dark' : 'light'}
      data-position={banner.position}
      data-icons={banner.iconTone === 'LIGHT' ? 'light' : 'dark'}
      data-zoomed={banner.isZoomed ? '' : undefined}
      data-copy={banner.isCopyBeside ? 'beside' : 'over'}
    >
      <div className={styles.frame} data-scheme={banner.isCopyBeside ? 'light' : undefined}>
        <div className={styles.background}>
          {background.__typename === 'Image' ? (
            <Picture
              rendition={background.rendition}
              alt={background.alt}
              fit="cover"
              focus={middleOf(background.pointOfInterest)}
              priority={priority}
              sizes={sizes}
              hasPlaceholder
            />
          ) : null}
          {background.__typename === 'Video' && background.film ? (
            <BannerVideo video={background.film} priority={priority} sizes={sizes} />
          ) : null}
        </div>
        {banner.isCopyBeside ? null : words}
        <Hotspots
          banner={banner}
          focus={background.__typename === 'Image' ? middleOf(background.pointOfInterest) : undefined}
        />
      </div>
      {banner.isCopyBeside ? words : null}
    </div>
  );
}

function BannerActions({ banner: { link, buttons } }: { banner: Banner_banner$data }) {
  const [button] = buttons;
  if (link && button) {
    return (
      <p className={styles.actions}>
        <Link
          href={link.href}
          opensNewTab={link.opensNewTab}
          className={`${buttonClass(variantOf(button.style))} ${styles.whole}`}
        >
          {button.text}
        </Link>
      </p>
    );
  }
  if (buttons.length === 0) return null;
  return (
    <div className={styles.actions}>
      {buttons.map((button, index) =>
        button.link ? (
          <Link
            key={button.text + button.link.href}
            href={button.link.href}
            opensNewTab={button.link.opensNewTab}
            className={buttonClass(index === 0 ? variantOf(button.style) : 'secondary')}
          >
            {button.text}
          </Link>
        ) : (
          // A disabled link is plain text.
          <span key={button.text} className={styles.label}>
            {button.text}
          </span>
        ),
      )}
    </div>
  );
}

/** Editors' button classes; all but the filled one are shown as outlined. */
function variantOf(style: string): 'inverse' | 'secondary' {
  return /secondary|outline|ghost|link/i.test(style) ? 'secondary' : 'inverse';
}

function middleOf(area: { x: number; y: number; width: number; height: number } | null) {
  return area ? { x: area.x + area.width / 2, y: area.y + area.height / 2 } : undefined;
}
