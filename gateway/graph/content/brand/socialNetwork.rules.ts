/** Which icon a social media link gets (catalogue.md 3, Brand settings, social_media). */

export const socialNetworks = ['INSTAGRAM', 'YOUTUBE', 'FACEBOOK', 'OTHER'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** By the editors' title, otherwise by host; OTHER when neither is known. */
export function socialNetwork({ title, href }: { title: string; href: string }): SocialNetwork {
  const host = URL.canParse(href) ? new URL(href).hostname : '';
  const known = (text: string) =>
    socialNetworks.find((network) => network !== 'OTHER' && text.toUpperCase().includes(network));
  return known(title) ?? known(host) ?? 'OTHER';
}
