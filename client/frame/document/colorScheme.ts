/**
 * The colour scheme: of the system, or the one chosen in the footer, which is kept on this device. A page is the same for
 * everybody, so a small inline script applies the choice before the first paint.
 */
import { createStoredList } from '../../storage/storedList.ts';

export type ColorScheme = 'light' | 'dark';

const key = 'skarn:scheme';
const list = createStoredList(key, 1, /^(?:light|dark)$/);

/** Allowed in the content security policy by its hash (entry.server.tsx). */
export const colorSchemeScript =
  `try{var s=JSON.parse(localStorage.getItem('${key}'))[0];` +
  `if(/^(light|dark)$/.test(s))document.documentElement.dataset.scheme=s}catch(e){}`;

/** @param html a page as React writes it, or its head. */
export function withColorScheme(html: string): string {
  return html.replace('<head>', `<head><script>${colorSchemeScript}</script>`);
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
