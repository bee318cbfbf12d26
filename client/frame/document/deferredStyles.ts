/** Applies the complete stylesheets over the inlined critical CSS (criticalStyles.ts), before hydration. */

/** Marks the critical CSS to remove afterwards. */
export const criticalStylesAttribute = 'data-first-styles';

/**
 * Resolves when all files have loaded or failed: a hydrated page may need rules outside the critical CSS. They are
 * applied together because they cascade; nothing visible changes.
 */
export async function applyDeferredStyles(page: Document): Promise<void> {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media="print"]')];
  const loads = await Promise.all(links.map(loaded));
  for (const { link } of loads) link.media = 'all';
  // Where a file failed to load, its critical CSS stays.
  if (loads.every(({ isThere }) => isThere))
    page.querySelector(`style[${criticalStylesAttribute}]`)?.remove();
}

interface Load {
  link: HTMLLinkElement;
  isThere: boolean;
}

/** A missing `sheet` does not tell pending from failed: a second element joins the request and reports. */
function loaded(link: HTMLLinkElement): Promise<Load> | Load {
  if (link.sheet) return { link, isThere: hasRules(link.sheet) };
  const again = link.cloneNode() as HTMLLinkElement;
  return new Promise((resolve) => {
    again.addEventListener('load', () => resolve({ link: again, isThere: true }), { once: true });
    again.addEventListener('error', () => resolve({ link: again, isThere: false }), { once: true });
    link.replaceWith(again);
  });
}

/**
 * A failed file has an empty sheet. A cross-origin one cannot be read: treat it as failed and keep the critical CSS.
 */
function hasRules(sheet: CSSStyleSheet): boolean {
  try {
    return sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}
