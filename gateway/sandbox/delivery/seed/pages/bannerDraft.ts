/** A banner in the content model's words, from the few decisions an editor takes. */
import type { BrandScene, Locale } from '../../../brand/types.ts';
import type { Fields, ReferenceDraft } from '../draft.ts';

export interface BannerWords {
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
    /** Words only. */
    disabled?: boolean;
  } & ({ target: ReferenceDraft } | { screen: string } | { address: string }))[];
  /** The banner is no link as a whole, also with one button. */
  disableLink?: boolean;
  desktop?: string;
  mobile?: string;
  dark?: boolean;
  zoom?: boolean;
  /** Words beside the picture rather than on it. */
  wrap?: boolean;
  hotspots?: readonly Fields[];
}

export function pictureBanner(
  scene: BrandScene,
  locale: Locale,
  words: BannerWords,
): Fields & { title: string } {
  return banner(words, {
    type: 'Image',
    imageset: 'No',
    alt_text: scene.alt[locale] ?? scene.alt['en-us'],
    amplience_id: scene.name,
    enableHotspots: (words.hotspots ?? []).length > 0,
    hotspots: words.hotspots ?? [],
  });
}

export function videoBanner(video: string, alt: string, words: BannerWords): Fields & { title: string } {
  return banner(words, {
    type: 'Video',
    imageset: 'No',
    alt_text: alt,
    amplience_id: video,
    enableHotspots: false,
    hotspots: [],
  });
}

/** Without an asset: never published. */
export function bareBanner(words: BannerWords): Fields & { title: string } {
  return banner(words, {
    type: 'Image',
    imageset: 'No',
    alt_text: '',
    amplience_id: '',
    enableHotspots: false,
    hotspots: [],
  });
}

function banner(words: BannerWords, background: Fields): Fields & { title: string } {
  return {
    title: words.title,
    content: words.content,
    content_layout: words.position,
    background,
    banner_zoom: words.zoom ?? false,
    desktop_aspect_ratio: words.desktop ?? '16:9',
    mobile_aspect_ratio: words.mobile ?? '4:5',
    dark_overlay_on_banner_image: words.dark ?? true,
    disable_link: words.disableLink ?? false,
    wrap_copy: words.wrap ?? false,
    cta_button_global: words.buttons.map((button) => ({
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
