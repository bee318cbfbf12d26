/** State, province, prefecture …: a select where the country lists them, a text field elsewhere. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { RegionField_country$key } from '#relay/RegionField_country.graphql.ts';
import { SelectField } from '../../ui/Field/SelectField.tsx';
import { TextField } from '../../ui/Field/TextField.tsx';
import { formsWording } from '../../wording/account/forms.ts';
import { useWording } from '../../wording/wording.ts';
import type { WordingKey } from '../../wording/wording.ts';
import { anywhere, regionToShow } from './region.rules.ts';

interface RegionFieldProps {
  country: RegionField_country$key;
  name: string;
  /** Input so far by country code, or under `anywhere`. */
  typed: Readonly<Record<string, string>>;
  /** Region of the address to edit; empty for none. */
  initial: string;
  onChange: (place: string, region: string) => void;
}

const labels: Readonly<Record<string, WordingKey<typeof formsWording>>> = {
  STATE: 'address.region.STATE',
  PROVINCE: 'address.region.PROVINCE',
  PREFECTURE: 'address.region.PREFECTURE',
  COUNTY: 'address.region.COUNTY',
  CANTON: 'address.region.CANTON',
};

export function RegionField({ country: key, name, typed, initial, onChange }: RegionFieldProps) {
  const t = useWording(formsWording);
  const country = useFragment(
    graphql`
      fragment RegionField_country on AddressCountry {
        code
        regionKind
        requiresRegion
        regions {
          code
          name
        }
      }
    `,
    key,
  );
  const { code, regions, requiresRegion } = country;
  const isListed = regions.length > 0;
  const place = isListed ? code : anywhere;
  const field = {
    name,
    label: t(labels[country.regionKind] ?? 'address.region'),
    required: requiresRegion,
    optionalLabel: t('forms.optional'),
    autoComplete: 'address-level1',
    defaultValue: regionToShow(code, regions, typed, initial),
    onChange: (region: string) => onChange(place, region),
  };
  return isListed ? (
    <SelectField
      {...field}
      placeholder={t('address.chooseRegion')}
      options={regions.map((region) => ({ value: region.code, label: region.name }))}
    />
  ) : (
    <TextField {...field} />
  );
}
