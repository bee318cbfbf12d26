/** The brand's settings, maintained by editors. */
import { builder } from '../../builder.ts';
import { Image, imageAt } from '../../media/image.ts';
import type { BrandSettingsEntryJson } from '../../../sources/delivery/settings.ts';
import { isSafeAddress } from '../navigation/link.rules.ts';
import { Seo } from '../pages/seo.ts';
import { socialNetwork, socialNetworks } from './socialNetwork.rules.ts';

const SocialNetworkRef = builder.enumType('SocialNetwork', {
  description: 'Sites whose sign the shop has.',
  values: Object.fromEntries(
    socialNetworks.map((network) => [
      network,
      { description: network === 'OTHER' ? 'Any other site.' : `${network.toLowerCase()}.` },
    ]),
  ) as Record<(typeof socialNetworks)[number], { description: string }>,
});

const SocialLink = builder.objectRef<BrandSettingsEntryJson['social_media'][number]>('SocialLink').implement({
  description: 'A page of the brand on another site. It opens a tab of its own, with no-opener protection.',
  fields: (t) => ({
    text: t.exposeString('title', { description: 'What the site is called; never empty.' }),
    href: t.exposeString('href', { description: 'Address, as the editors gave it.' }),
    network: t.field({
      type: SocialNetworkRef,
      description: 'Verdict: whose sign it wears.',
      resolve: socialNetwork,
    }),
  }),
});

export const Brand = builder.objectRef<BrandSettingsEntryJson>('Brand').implement({
  description: 'The brand: name, logo, contact. From the content service’s brand settings; public.',
  fields: (t) => ({
    name: t.string({
      description: 'Name shown to shoppers; the second half of every page’s title.',
      resolve: (brand) => brand.display_name || brand.title,
    }),
    siteUrl: t.exposeString('site_url', {
      description: 'Address of the site, for canonical links; empty when not set.',
    }),
    logo: t.field({
      type: Image,
      nullable: true,
      description: 'The logo; null when the editors chose none.',
      resolve: (brand) => imageAt(brand.brand_logo, brand.display_name || brand.title),
    }),
    email: t.string({
      nullable: true,
      description: 'Where shoppers write to; null when there is no such address.',
      resolve: (brand) => brand.contact?.email || null,
    }),
    phone: t.string({
      nullable: true,
      description: 'Where shoppers call; null when there is no such number.',
      resolve: (brand) => brand.contact?.phone || null,
    }),
    social: t.field({
      type: [SocialLink],
      description:
        'The brand’s pages on other sites, in the editors’ order; those without a name are left out.',
      resolve: (brand) =>
        brand.social_media.filter(
          ({ title, href }) => title.trim() !== '' && href !== '' && isSafeAddress(href),
        ),
    }),
    opensCartOnAdd: t.exposeBoolean('open_cart_on_add', {
      description:
        'True when the editors want the cart to be shown as soon as something was added; false also when they did not say.',
    }),
    hasSearch: t.exposeBoolean('site_search', {
      description:
        'True when the editors offer the search of the whole site (catalogue.md 3, brand settings); false also when they did not say.',
    }),
    seo: t.field({
      type: Seo,
      description: 'What pages say of themselves that have nothing of their own to say.',
      resolve: (brand) => ({
        title: brand.seo?.title || brand.display_name || brand.title,
        description: brand.seo?.description || null,
        image: imageAt(brand.seo?.image ?? null, brand.display_name || brand.title),
      }),
    }),
  }),
});

builder.queryField('brand', (t) =>
  t.field({
    type: Brand,
    nullable: true,
    description:
      'The brand. Null when its settings are not published, or with an error when the content service is down.',
    complexity: 5,
    resolve: (_root, _args, ctx) => ctx.delivery.brandSettings(),
  }),
);
