/** Networks for sharing a page, and the position of the popup (platform.md 9: the share popup is 626 by 436). */

/** Inner size of the popup, pixels. */
export const popupSize = { width: 626, height: 436 } as const;

export interface SharedPage {
  /** Absolute and canonical: without the sharer's filters. */
  readonly url: string;
  readonly title: string;
}

export interface ShareWay {
  /** The network's own name, not translated. */
  readonly network: string;
  readonly href: string;
}

/** Share URLs of the networks: none of their code runs here. */
export function shareWays({ url, title }: SharedPage): ShareWay[] {
  const at = (network: string, page: string, parameters: Readonly<Record<string, string>>): ShareWay => ({
    network,
    // Encode spaces as %20: not every network reads a plus sign as a space.
    href: `${page}?${new URLSearchParams(parameters).toString().replaceAll('+', '%20')}`,
  });
  return [
    at('Facebook', 'https://www.facebook.com/sharer/sharer.php', { u: url }),
    at('X', 'https://x.com/intent/post', { url, text: title }),
    at('WhatsApp', 'https://wa.me/', { text: `${title} ${url}` }),
    at('LINE', 'https://social-plugins.line.me/lineit/share', { url, text: title }),
  ];
}

/** The shop's window, in pixels of the whole desktop. */
export interface WindowPlace {
  readonly screenX: number;
  readonly screenY: number;
  readonly outerWidth: number;
  readonly outerHeight: number;
}

/** Features argument of `window.open`: the popup centred on its opener, on whichever screen. */
export function popupFeatures({ screenX, screenY, outerWidth, outerHeight }: WindowPlace): string {
  const left = Math.round(screenX + (outerWidth - popupSize.width) / 2);
  // Not above the opener's title bar.
  const top = Math.max(screenY, Math.round(screenY + (outerHeight - popupSize.height) / 2));
  return `popup,width=${popupSize.width},height=${popupSize.height},left=${left},top=${top}`;
}
