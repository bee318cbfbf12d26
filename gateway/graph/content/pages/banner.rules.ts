/** Display rules of banners (catalogue.md 3, 4, 5). */
import { linkTarget, type LinkFacts, type LinkTarget } from '../navigation/link.rules.ts';

export type BannerPosition =
  | 'TOP_LEFT' | 'TOP_CENTER' | 'TOP_RIGHT'
  | 'CENTER_LEFT' | 'CENTER_CENTER' | 'CENTER_RIGHT'
  | 'BOTTOM_LEFT' | 'BOTTOM_CENTER' | 'BOTTOM_RIGHT'; // oxfmt-ignore

export const bannerPositions: readonly BannerPosition[] = [
  'TOP_LEFT', 'TOP_CENTER', 'TOP_RIGHT',
  'CENTER_LEFT', 'CENTER_CENTER', 'CENTER_RIGHT',
  'BOTTOM_LEFT', 'BOTTOM_CENTER', 'BOTTOM_RIGHT',
]; // oxfmt-ignore

export type IconTone = 'LIGHT' | 'DARK';

/** Contrast threshold (catalogue.md 9), from 0 black to 255 white. */
const CONTRAST_THRESHOLD = 128;

/**
 * Whether icons on the picture are light or dark: dark at the threshold or above. When the brightness is unknown they
 * follow the text, which is light on an overlay that darkens the picture.
 * @param luminance mean over the picture, 0 to 255; null when the image service does not report it.
 */
export function iconTone(luminance: number | null, isOverlayDark: boolean): IconTone {
  if (luminance === null) return isOverlayDark ? 'LIGHT' : 'DARK';
  return luminance >= CONTRAST_THRESHOLD ? 'DARK' : 'LIGHT';
}

/** A button as set by editors. */
export interface ButtonFacts extends Omit<LinkFacts, 'title'> {
  button_text: string;
  button_class: string;
  disable_link: boolean;
}

export interface BannerButton {
  text: string;
  style: string;
  link: LinkTarget | null;
}

/** A banner is published only if it has a background with an asset id. */
export function isBannerPublished(banner: { background: { amplience_id: string } | null }): boolean {
  return (banner.background?.amplience_id ?? '') !== '';
}

/** A button is shown only with a non-empty text; a disabled one has no link. */
export function bannerButtons(buttons: readonly ButtonFacts[], locale: string): BannerButton[] {
  return buttons
    .filter((button) => button.button_text.trim() !== '')
    .map((button) => ({
      text: button.button_text,
      style: button.button_class || 'primary',
      link: button.disable_link ? null : linkTarget({ ...button, title: button.button_text }, locale),
    }));
}

/** With a single button and link not disabled, the whole banner is a link; with several, each button is. */
export function bannerLink(buttons: readonly BannerButton[], isLinkDisabled: boolean): LinkTarget | null {
  const [only, second] = buttons;
  return only && !second && !isLinkDisabled ? only.link : null;
}

/** Parses `center-center` and the like; top-left when empty or unknown. */
export function bannerPosition(layout: string): BannerPosition {
  const name = layout
    .trim()
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '_');
  return bannerPositions.find((position) => position === name) ?? 'TOP_LEFT';
}

/** `16:9` as width over height; null when the text is not a ratio, and the default height applies. */
export function aspectRatio(text: string): number | null {
  const match = /^\s*(\d+(?:\.\d+)?)\s*[:/x]\s*(\d+(?:\.\d+)?)\s*$/.exec(text);
  const ratio = match ? Number(match[1]) / Number(match[2]) : Number.NaN;
  return Number.isFinite(ratio) && ratio > 0 ? ratio : null;
}
