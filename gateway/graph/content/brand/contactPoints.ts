/** The brand's contact points by region, for structured data. */
import { builder } from '../../builder.ts';
import { contactCountriesOf } from '../../region/markets/countries.rules.ts';
import type { BrandSettingsEntryJson } from '../../../sources/delivery/settings.ts';
import { Brand } from './brand.ts';

const ContactPoint = builder.objectRef<BrandSettingsEntryJson['contacts'][number]>('ContactPoint').implement({
  description: 'A contact of the brand with the countries that it is for.',
  fields: (t) => ({
    countries: t.field({
      type: ['CountryCode'],
      description: 'Empty for a region that names none.',
      resolve: ({ region }) => contactCountriesOf(region).map((country) => country.toUpperCase()),
    }),
    email: t.string({
      nullable: true,
      description: 'Where shoppers write to; null when there is no such address.',
      resolve: ({ email }) => email || null,
    }),
    phone: t.string({
      nullable: true,
      description: 'Where shoppers call; null when there is no such number.',
      resolve: ({ phone }) => phone || null,
    }),
  }),
});

builder.objectFields(Brand, (t) => ({
  contactPoints: t.field({
    type: [ContactPoint],
    description:
      'Contacts by region (platform.md 9), without those that have neither a phone number nor an e-mail address.',
    resolve: (brand) => brand.contacts.filter(({ email, phone }) => email !== '' || phone !== ''),
  }),
}));
