/**
 * The colour scheme: of the system, or the one chosen in the footer, which is kept on this device. A page is the same for
 * everybody, so a small inline script applies the choice before the first paint.
 */
import { createStoredList } from '../../storage/storedList.ts';

export type ColorScheme = 'light' | 'dark';

const key = 'skarn:scheme';
const list = createStoredList(key, 1, /^(?:light|dark)$/);

/** The grounds of tokens.css, for what the browser paints around the page. */
const themeColors: Readonly<Record<ColorScheme, string>> = { light: '#f5f4f0', dark: '#121618' };

/**
 * Also keeps a `theme-color` of the chosen scheme before the two that follow the system: the first that applies counts.
 * Allowed in the content security policy by its hash (entry.server.tsx).
 */
export const colorSchemeScript =
  `try{(function(d){var r=d.documentElement,m=d.createElement('meta'),` +
  `f=function(){var s=r.dataset.scheme;m.content=s=='dark'?'${themeColors.dark}':'${themeColors.light}';` +
  `s?d.head.prepend(m):m.remove()},s=JSON.parse(localStorage.getItem('${key}')||'[]')[0];` +
  `m.name='theme-color';if(/^(light|dark)$/.test(s))r.dataset.scheme=s;f();` +
  `new MutationObserver(f).observe(r,{attributeFilter:['data-scheme']})})(document)}catch(e){}`;

const systemColors = (['light', 'dark'] as const)
  .map(
    (scheme) =>
      `<meta name="theme-color" content="${themeColors[scheme]}" media="(prefers-color-scheme: ${scheme})"/>`,
  )
  .join('');

/** @param html a page as React writes it, or its head. */
export function withColorScheme(html: string): string {
  return html.replace('<head>', `<head><script>${colorSchemeScript}</script>${systemColors}`);
}

/** The choice; null follows the system. */
export function chosenScheme(): ColorScheme | null {
  const [scheme] = list.get();
  return scheme === 'light' || scheme === 'dark' ? scheme : null;
}

export function chooseScheme(scheme: ColorScheme | null): void {
  list.set(scheme === null ? [] : [scheme]);
}

/** Applies the choice whenever it changes, also in another tab. Returns the function that stops this. */
export function applyScheme(page: Document, onChange: () => void): () => void {
  const apply = () => {
    const scheme = chosenScheme();
    if (scheme === null) delete page.documentElement.dataset['scheme'];
    else page.documentElement.dataset['scheme'] = scheme;
    onChange();
  };
  return list.subscribe(apply);
}
