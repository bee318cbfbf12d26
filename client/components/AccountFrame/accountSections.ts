/** The account's screens in navigation order, with their paths (platform.md 2). */
export const accountSections = ['home', 'orders', 'addresses', 'profile'] as const;

export type AccountSection = (typeof accountSections)[number];

/** @param lang the URL prefix, such as `en-us`. */
export function accountHref(lang: string, section: AccountSection): string {
  return section === 'home' ? `/${lang}/account` : `/${lang}/account/${section}`;
}

export function orderHref(lang: string, number: number): string {
  return `${accountHref(lang, 'orders')}/${number}`;
}
