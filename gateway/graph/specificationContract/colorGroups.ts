/** `colorGroups` of catalogue.md 7.4, names as shipped. */
import { builder } from '../builder.ts';
import { contract } from './contract.rules.ts';
import type { ColorGroupEntryJson } from '../../sources/delivery/settings.ts';
import { explicitMarket, localeArg } from './explicitMarket.ts';

export const ColorGroup = builder.objectRef<ColorGroupEntryJson>('ColorGroup').implement({
  description: contract(
    'Colours grouped under one name for filtering (catalogue.md 3). From the content service; public.',
  ),
  fields: (t) => ({
    color_name: t.exposeString('color_name', { description: 'Name of the group, such as `Green`.' }),
    option_swatch_hex: t.exposeString('option_swatch_hex', {
      description: 'Colour of its swatch; empty when not set.',
    }),
    child_colors: t.exposeStringList('child_colors', {
      description: 'Labels of the colours in the group.',
    }),
  }),
});

builder.queryField('colorGroups', (t) =>
  t.field({
    type: [ColorGroup],
    description: contract('All colour groups (catalogue.md 7.4). An error when the content service is down.'),
    args: { locale: t.arg.string({ description: localeArg }) },
    complexity: { field: 5, multiplier: 10 },
    resolve: async (_root, { locale }, ctx) => [
      ...(await explicitMarket(ctx, { locale }).delivery.colorGroups()),
    ],
  }),
);
