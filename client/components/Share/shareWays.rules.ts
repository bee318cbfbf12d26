/** Where a page can be shared, and how the window for it stands (platform.md 9: the share popup is 626 by 436). */

/** Pixels of the popup's inside. */
export const popupSize = { width: 626, height: 436 } as const;

export interface SharedPage {
  /** Absolute and canonical: what is shared is the page, not the filters of whoever shares it. */
  readonly url: string;
  readonly title: string;
}

export interface ShareWay {
  /** The network's own name, the same in every language. */
  readonly network: string;
  readonly href: string;
}

/** Addresses of the networks' own pages for sharing: nothing of theirs runs on ours. */
export function shareWays({ url, title }: SharedPage): ShareWay[] {
  const at = (network: string, page: string, parameters: Readonly<Record<string, string>>): ShareWay => ({
    network,
    // A plus sign is a space in a query, but not to every network.
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

/** Third argument of `window.open`: the popup in the middle of the window that it comes from, on whichever screen. */
export function popupFeatures({ screenX, screenY, outerWidth, outerHeight }: WindowPlace): string {
  const left = Math.round(screenX + (outerWidth - popupSize.width) / 2);
  // Never with its title bar above the window's own.
  const top = Math.max(screenY, Math.round(screenY + (outerHeight - popupSize.height) / 2));
  return `popup,width=${popupSize.width},height=${popupSize.height},left=${left},top=${top}`;
}
