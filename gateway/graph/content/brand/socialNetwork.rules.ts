/** Which sign a link to another site's page of the brand wears (catalogue.md 3, Brand settings, social_media). */

export const socialNetworks = ['INSTAGRAM', 'YOUTUBE', 'FACEBOOK', 'OTHER'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** By the name that the editors gave it, else by its host; one that has no sign of its own is OTHER. */
export function socialNetwork({ title, href }: { title: string; href: string }): SocialNetwork {
  const host = URL.canParse(href) ? new URL(href).hostname : '';
  const known = (text: string) =>
    socialNetworks.find((network) => network !== 'OTHER' && text.toUpperCase().includes(network));
  return known(title) ?? known(host) ?? 'OTHER';
}
