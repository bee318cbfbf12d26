/** `Variant.weight`, in the unit of the store. */
import { builder } from '../../builder.ts';
import type { VariantModel } from '../offers/offerModel.ts';
import { Variant } from './variant.ts';

const units = {
  OUNCES: { value: 'Ounces', description: 'Avoirdupois ounces.' },
  POUNDS: { value: 'LBS', description: 'Avoirdupois pounds.' },
  GRAMS: { value: 'Grams', description: 'Grams.' },
  KILOGRAMS: { value: 'KGS', description: 'Kilograms.' },
  TONNES: { value: 'Tonnes', description: 'Metric tonnes.' },
} as const;
type UnitValue = (typeof units)[keyof typeof units]['value'];
const unitValues: readonly string[] = Object.values(units).map(({ value }) => value);

const WeightUnit = builder.enumType('WeightUnit', {
  description: 'Unit of a weight, as the store keeps it.',
  values: units,
});

interface WeightModel {
  value: number;
  unit: UnitValue;
}

const Weight = builder.objectRef<WeightModel>('Weight').implement({
  description: 'A weight with its unit.',
  fields: (t) => ({
    value: t.exposeFloat('value', { description: 'In `unit`, above zero.' }),
    unit: t.expose('unit', { type: WeightUnit, description: 'Differs between stores.' }),
  }),
});

function isUnit(text: string): text is UnitValue {
  return unitValues.includes(text);
}

async function weightOf({ product, variant }: VariantModel): Promise<WeightModel | null> {
  const value = variant.weight ?? 0;
  if (value <= 0) return null;
  const { weight_units: unit } = await product.ctx.commerce.store();
  return isUnit(unit) ? { value, unit } : null;
}

builder.objectField(Variant, 'weight', (t) =>
  t.field({
    type: Weight,
    nullable: true,
    description:
      'Weight for shipping, from commerce. Null when nobody entered it or the store’s unit is unknown. Costs one cached call per store for the unit, and null with an error when that fails.',
    resolve: weightOf,
  }),
);
