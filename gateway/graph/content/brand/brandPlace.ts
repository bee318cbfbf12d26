/** The brand's locations and opening hours (catalogue.md 3, Brand settings, contact). */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { addressLines } from '../../region/formats/addressLines.rules.ts';
import { readLanguage } from '../../region/locales/locale.rules.ts';
import { countryName } from '../../region/markets/marketNames.ts';
import type { BrandSettingsEntryJson } from '../../../sources/delivery/settings.ts';
import { Brand } from './brand.ts';
import { isoTime, writtenHours } from './openingHours.rules.ts';

type ContactJson = NonNullable<BrandSettingsEntryJson['contact']>;
type AddressJson = NonNullable<ContactJson['address']>;
type HoursJson = ContactJson['hours_of_operation'][number];

function languageOf({ scope }: RequestContext): string {
  return readLanguage(scope.language);
}

const BrandAddress = builder.objectRef<AddressJson>('BrandAddress').implement({
  description: 'Where the brand is at home. From the brand settings of the content service; public.',
  fields: (t) => ({
    lines: t.stringList({
      description:
        'As an envelope shows it, in the order of its country; the country in the language of the request.',
      resolve: ({ street_address, city, state, postal_code, country }, _args, ctx) =>
        addressLines({
          name: '',
          company: '',
          street1: street_address,
          street2: '',
          city,
          region: state,
          postalCode: postal_code,
          country: country.toUpperCase(),
          countryName: /^[a-z]{2}$/i.test(country)
            ? countryName(country.toLowerCase(), languageOf(ctx))
            : country,
        }),
    }),
    street: t.exposeString('street_address', { description: 'Street and number; empty when not set.' }),
    city: t.exposeString('city', { description: 'Town; empty when not set.' }),
    state: t.exposeString('state', { description: 'State, province or county; empty when not set.' }),
    postalCode: t.exposeString('postal_code', { description: 'Postal code; empty when not set.' }),
    country: t.exposeString('country', {
      description: 'As the editors wrote it: an ISO 3166 alpha-2 code, or a name; empty when not set.',
    }),
  }),
});

const OpeningHours = builder.objectRef<HoursJson>('OpeningHours').implement({
  description: 'Days and times of opening, in the brand’s own time zone.',
  fields: (t) => ({
    days: t.exposeString('days_of_week', {
      description: 'The days, in the editors’ words, such as `Monday to Friday`.',
    }),
    hours: t.string({
      description:
        'From when to when, as the reader’s country writes it: `9:00 AM – 5:00 PM`, `09:00–17:00 Uhr`. In the editors’ words where they wrote no times; empty when they wrote nothing.',
      resolve: ({ opening_time, closing_time }, _args, ctx) =>
        writtenHours(opening_time, closing_time, languageOf(ctx), ctx.scope.country),
    }),
    opensAt: t.string({
      nullable: true,
      description: '`HH:MM`, 24 hours, local time of the place; null when the editors wrote no time.',
      resolve: ({ opening_time }) => isoTime(opening_time),
    }),
    closesAt: t.string({
      nullable: true,
      description: '`HH:MM`, 24 hours, local time of the place; null when the editors wrote no time.',
      resolve: ({ closing_time }) => isoTime(closing_time),
    }),
  }),
});

function hasLine(address: AddressJson): boolean {
  return [address.street_address, address.city, address.postal_code].some((part) => part !== '');
}

builder.objectFields(Brand, (t) => ({
  address: t.field({
    type: BrandAddress,
    nullable: true,
    description: 'Where the brand is at home; null when its editors do not say.',
    resolve: ({ contact }) => (contact?.address && hasLine(contact.address) ? contact.address : null),
  }),
  hours: t.field({
    type: [OpeningHours],
    description: 'Opening hours, in the editors’ order; empty when the editors set none.',
    resolve: ({ contact }) =>
      contact?.hours_of_operation.filter(({ days_of_week }) => days_of_week !== '') ?? [],
  }),
}));
