/** A banner, as entries of the content model. */
import type { BrandScene, Locale } from '../../../brand/types.ts';
import type { Fields, ReferenceDraft } from '../draft.ts';

export interface BannerOptions {
  title: string;
  /** HTML. */
  content: string;
  /** Such as `bottom-left`. */
  position: string;
  /** Each leads to an entry, to a screen that has none, or to another site. */
  buttons: readonly ({
    text: string;
    style?: 'primary' | 'secondary';
    newTab?: boolean;
    /** Shown as text without a link. */
    disabled?: boolean;
  } & ({ target: ReferenceDraft } | { screen: string } | { address: string }))[];
  /** The banner as a whole is not a link, even with one button. */
  disableLink?: boolean;
  desktop?: string;
  mobile?: string;
  dark?: boolean;
  zoom?: boolean;
  /** The text is beside the picture, not on it. */
  wrap?: boolean;
  hotspots?: readonly Fields[];
}

export function pictureBanner(
  scene: BrandScene,
  locale: Locale,
  options: BannerOptions,
): Fields & { title: string } {
  return banner(options, {
    type: 'Image',
    imageset: 'No',
    alt_text: scene.alt[locale] ?? scene.alt['en-us'],
    amplience_id: scene.name,
    enableHotspots: (options.hotspots ?? []).length > 0,
    hotspots: options.hotspots ?? [],
  });
}

export function videoBanner(video: string, alt: string, options: BannerOptions): Fields & { title: string } {
  return banner(options, {
    type: 'Video',
    imageset: 'No',
    alt_text: alt,
    amplience_id: video,
    enableHotspots: false,
    hotspots: [],
  });
}

/** Without an asset: never published. */
export function bareBanner(options: BannerOptions): Fields & { title: string } {
  return banner(options, {
    type: 'Image',
    imageset: 'No',
    alt_text: '',
    amplience_id: '',
    enableHotspots: false,
    hotspots: [],
  });
}

function banner(options: BannerOptions, background: Fields): Fields & { title: string } {
  return {
    title: options.title,
    content: options.content,
    content_layout: options.position,
    background,
    banner_zoom: options.zoom ?? false,
    desktop_aspect_ratio: options.desktop ?? '16:9',
    mobile_aspect_ratio: options.mobile ?? '4:5',
    dark_overlay_on_banner_image: options.dark ?? true,
    disable_link: options.disableLink ?? false,
    wrap_copy: options.wrap ?? false,
    cta_button_global: options.buttons.map((button) => ({
      button_text: button.text,
      button_class: button.style ?? 'primary',
      type: 'target' in button ? 'internal' : 'screen' in button ? 'Nuxt' : 'external',
      external_link: {
        title: '',
        href: 'target' in button ? '' : 'screen' in button ? button.screen : button.address,
      },
      internal_link: 'target' in button ? [button.target] : [],
      disable_link: button.disabled ?? false,
      new_tab: button.newTab ?? false,
    })),
  };
}
