/**
 * Address fields in the format of the chosen country. Changing it changes the fields but keeps their input; a chosen
 * state is restored when its country is chosen again. Field names match those of gateway errors: `address.city`.
 */
import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { AddressFields_market$key } from '#relay/AddressFields_market.graphql.ts';
import { FieldRow } from '../../ui/Field/FieldRow.tsx';
import { TextField } from '../../ui/Field/TextField.tsx';
import { SelectField } from '../../ui/Field/SelectField.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { formsWording } from '../../wording/account/forms.ts';
import { useWording } from '../../wording/wording.ts';
import { NameRow } from '../NameRow/NameRow.tsx';
import styles from './AddressFields.module.css';
import type { AddressInputValues } from './addressInput.rules.ts';
import { RegionField } from './RegionField.tsx';

export interface AddressFieldsProps {
  market: AddressFields_market$key;
  /** The address to edit. Its region may be a code or a name. */
  defaults?: Partial<AddressInputValues>;
  /** False where the form asks for names and phone elsewhere. */
  hasPerson?: boolean;
}

export function AddressFields({ market: key, defaults = {}, hasPerson = true }: AddressFieldsProps) {
  const t = useWording(formsWording);
  const market = useFragment(
    graphql`
      fragment AddressFields_market on Market {
        country
        addressCountries {
          code
          name
          requiresRegion
          requiresPostalCode
          postalCodeExample
          ...RegionField_country
        }
      }
    `,
    key,
  );
  const countries = market.addressCountries ?? [];
  const [chosen, setChosen] = useState(defaults.country ?? market.country);
  const [regions, setRegions] = useState<Readonly<Record<string, string>>>({});
  const element = useRef<HTMLDivElement>(null);

  // Autofill before hydration fires no event.
  useEffect(() => {
    const filled = element.current?.querySelector('select')?.value;
    if (filled) setChosen(filled);
  }, []);

  if (countries.length === 0) return <Notice>{t('address.countriesMissing')}</Notice>;
  const country = countries.find(({ code }) => code === chosen);
  const optionalLabel = t('forms.optional');
  const field = (name: keyof AddressInputValues) => ({
    name: `address.${name}`,
    label: t(`address.${name}`),
    defaultValue: defaults[name] ?? '',
    optionalLabel,
  });
  const example = country?.postalCodeExample;
  // Keyed, so that fields keep their input when their order changes.
  const postalCode = (
    <TextField
      key="postalCode"
      {...field('postalCode')}
      required={country?.requiresPostalCode ?? false}
      autoComplete="postal-code"
      autoCapitalize="characters"
      hint={example ? t('address.postalCodeExample', { example }) : null}
    />
  );
  const city = <TextField key="city" {...field('city')} required autoComplete="address-level2" />;
  const region = country ? (
    <RegionField
      key={`region ${country.code}`}
      country={country}
      name="address.region"
      typed={regions}
      initial={defaults.region ?? ''}
      onChange={(place, text) => setRegions((before) => ({ ...before, [place]: text }))}
    />
  ) : null;
  // Countries with states order city, state, code; others put the code before the city.
  const isRegionRequired = country?.requiresRegion ?? false;
  return (
    <div ref={element} className={styles.fields}>
      <SelectField
        {...field('country')}
        required
        autoComplete="country"
        placeholder={t('address.chooseCountry')}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        defaultValue={country?.code ?? ''}
        onChange={(code) => setChosen(code.toUpperCase())}
      />
      {hasPerson ? (
        <NameRow
          prefix="address."
          firstLabel={t('address.firstName')}
          lastLabel={t('address.lastName')}
          defaults={{ firstName: defaults.firstName ?? '', lastName: defaults.lastName ?? '' }}
        />
      ) : null}
      <TextField {...field('company')} autoComplete="organization" />
      <TextField {...field('line1')} required autoComplete="address-line1" />
      <TextField {...field('line2')} autoComplete="address-line2" />
      <FieldRow>{isRegionRequired ? [city, region, postalCode] : [postalCode, city, region]}</FieldRow>
      {hasPerson ? <TextField {...field('phone')} type="tel" autoComplete="tel" /> : null}
    </div>
  );
}
