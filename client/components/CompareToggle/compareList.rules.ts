/** The skis selected for comparison, and the address that shows them (`/en-us/compare?p=a,b`). */
import { validUids } from '../../storage/storedList.rules.ts';

/** The gateway's limit. */
export const mostCompared = 4;

/**
 * @param notHere entries that this market does not show: kept for their market, but replaced first.
 * @returns null when the list is full.
 */
export function withCompared(
  list: readonly string[],
  uid: string,
  unavailable: ReadonlySet<string>,
): readonly string[] | null {
  if (list.includes(uid)) return list;
  if (list.length < mostCompared) return [...list, uid];
  const spare = list.find((each) => unavailable.has(each));
  return spare === undefined ? null : [...list.filter((each) => each !== spare), uid];
}

export function comparePath(lang: string): string {
  return `/${lang}/compare`;
}

export function compareHref(lang: string, uids: readonly string[]): string {
  const path = comparePath(lang);
  return uids.length === 0 ? path : `${path}?p=${uids.map(encodeURIComponent).join(',')}`;
}

export interface ComparedAddress {
  /** Without duplicates, up to the limit. */
  readonly uids: readonly string[];
  /** True when the address has more. */
  readonly isShortened: boolean;
}

/** @param text the address's `p`; null where it has none. */
export function readCompared(text: string | null): ComparedAddress {
  const uids = validUids((text ?? '').split(',').map((uid) => uid.trim()));
  return { uids: uids.slice(0, mostCompared), isShortened: uids.length > mostCompared };
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
