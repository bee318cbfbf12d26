/** Applies the stylesheets that a page holds only the used rules of (firstStyles.ts), in the browser, before it is hydrated. */

/** Marks the rules that stand in the page until then. */
export const firstStylesAttribute = 'data-first-styles';

/**
 * Resolves when all files are there, or failed: a page that is hydrated may show what has no rule before. They are applied at
 * once, for they build on each other, and change nothing of what is shown.
 */
export async function applyLateStyles(page: Document): Promise<void> {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media="print"]')];
  const loads = await Promise.all(links.map(loaded));
  for (const { link } of loads) link.media = 'all';
  // Where a file did not come, what is shown keeps its rules.
  if (loads.every(({ isThere }) => isThere)) page.querySelector(`style[${firstStylesAttribute}]`)?.remove();
}

interface Load {
  link: HTMLLinkElement;
  isThere: boolean;
}

/** Of one that is not there nobody knows whether it is still to come: another element tells, and joins its request. */
function loaded(link: HTMLLinkElement): Promise<Load> | Load {
  if (link.sheet) return { link, isThere: hasRules(link.sheet) };
  const again = link.cloneNode() as HTMLLinkElement;
  return new Promise((resolve) => {
    again.addEventListener('load', () => resolve({ link: again, isThere: true }), { once: true });
    again.addEventListener('error', () => resolve({ link: again, isThere: false }), { once: true });
    link.replaceWith(again);
  });
}

/** One that did not come is an empty one. Another origin's cannot be read: it counts as none, and nothing is taken away. */
function hasRules(sheet: CSSStyleSheet): boolean {
  try {
    return sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}
