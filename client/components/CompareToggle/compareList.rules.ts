/** The skis selected for comparison, and the address that shows them (`/en-us/compare?p=a,b`). */
import { validHandles } from '../../storage/storedList.rules.ts';

/** The gateway's limit. */
export const mostCompared = 4;

/**
 * @param notHere entries that this market does not show: kept for their market, but replaced first.
 * @returns null when the list is full.
 */
export function withCompared(
  list: readonly string[],
  handle: string,
  unavailable: ReadonlySet<string>,
): readonly string[] | null {
  if (list.includes(handle)) return list;
  if (list.length < mostCompared) return [...list, handle];
  const spare = list.find((each) => unavailable.has(each));
  return spare === undefined ? null : [...list.filter((each) => each !== spare), handle];
}

export function comparePath(lang: string): string {
  return `/${lang}/compare`;
}

export function compareHref(lang: string, handles: readonly string[]): string {
  const path = comparePath(lang);
  return handles.length === 0 ? path : `${path}?p=${handles.map(encodeURIComponent).join(',')}`;
}

export interface ComparedAddress {
  /** Without duplicates, up to the limit. */
  readonly handles: readonly string[];
  /** True when the address has more. */
  readonly isShortened: boolean;
}

/** @param text the address's `p`; null where it has none. */
export function readCompared(text: string | null): ComparedAddress {
  const handles = validHandles((text ?? '').split(',').map((handle) => handle.trim()));
  return { handles: handles.slice(0, mostCompared), isShortened: handles.length > mostCompared };
}

/** Screens where the bar would distract, or the comparison itself. */
const screensWithoutBar = [
  'compare',
  'cart',
  'account',
  'country',
  'order-status',
  'pro/signup',
  'pro/create',
];

/** @param path with its locale, as in the address. */
export function showsCompareBar(path: string): boolean {
  const rest = path.replace(/^\/[^/]*\/?/, '');
  return !screensWithoutBar.some((screen) => rest === screen || rest.startsWith(`${screen}/`));
}
