/** `Product.ride`: what a ski feels like, from its attributes, beside its neighbours. */
import { builder } from '../../builder.ts';
import { withFallback } from '../../sourceErrors.ts';
import { Product } from '../products/product.ts';
import { productRef, type ProductModel } from '../products/productModel.ts';
import { relatedTo } from '../related/relatedPicks.ts';
import {
  differencesFrom,
  rideOf,
  scalesOf,
  type Difference,
  type Profile,
  type Ride as RideVerdict,
  type Scale,
  type Sidecut,
} from './ride.rules.ts';

interface RideModel extends RideVerdict {
  product: ProductModel;
}

/** As many as can be read at a glance. */
const NEIGHBOURS = 3;

const ProfileRef = builder.enumType('RideProfile', {
  description: 'Form of an unweighted ski on flat ground.',
  values: {
    CAMBER: { description: 'Raised in the middle, on the snow at both ends.' },
    TIP: { description: 'Raised in the middle, with a tip that rises early.' },
    TIP_AND_TAIL: { description: 'Raised in the middle, with both ends rising early.' },
    FULL: { description: 'On the snow in the middle, rising towards both ends.' },
  } satisfies Record<Profile, { description: string }>,
});

const ScaleRef = builder.enumType('RideScaleName', {
  description: 'What a scale measures.',
  values: {
    FLOAT: { description: 'Width of the waist, from 65 to 120 mm.' },
    QUICKNESS: { description: 'Shortness of the radius, from 25 to 11 m.' },
    LIGHTNESS: { description: 'Weight of one ski, from 2400 to 900 g.' },
  } satisfies Record<Scale, { description: string }>,
});

const DifferenceRef = builder.enumType('RideDifference', {
  description: 'How a ski differs from another one, by more than can be missed.',
  values: {
    WIDER: { description: 'A waist at least 3 mm wider.' },
    NARROWER: { description: 'A waist at least 3 mm narrower.' },
    SOFTER: { description: 'At least one step softer.' },
    STIFFER: { description: 'At least one step stiffer.' },
    LIGHTER: { description: 'At least 80 g lighter.' },
    HEAVIER: { description: 'At least 80 g heavier.' },
    QUICKER: { description: 'A radius at least 1.5 m shorter.' },
    CALMER: { description: 'A radius at least 1.5 m longer.' },
  } satisfies Record<Difference, { description: string }>,
});

const SidecutRef = builder.objectRef<Sidecut>('Sidecut').implement({
  description: 'Widths of a ski in its middle length.',
  fields: (t) => ({
    tip: t.exposeFloat('tip', { description: 'Millimetres.' }),
    waist: t.exposeFloat('waist', { description: 'Millimetres.' }),
    tail: t.exposeFloat('tail', { description: 'Millimetres.' }),
  }),
});

const RideScale = builder.objectRef<{ scale: Scale; value: number }>('RideScale').implement({
  description: 'One measure on a fixed scale.',
  fields: (t) => ({
    scale: t.expose('scale', { type: ScaleRef, description: 'What is measured.' }),
    value: t.exposeFloat('value', { description: 'From 0 to 1.' }),
  }),
});

interface NeighbourModel {
  product: ProductModel;
  differences: Difference[];
}

const RideNeighbour = builder.objectRef<NeighbourModel>('RideNeighbour').implement({
  description: 'A related ski, and how this one differs from it.',
  fields: (t) => ({
    product: t.expose('product', { type: productRef, description: 'The other ski.' }),
    differences: t.expose('differences', {
      type: [DifferenceRef],
      description: 'What this ski is compared with it; never empty.',
    }),
  }),
});

const Ride = builder.objectRef<RideModel>('Ride').implement({
  description: 'What a ski feels like, from its measured attributes alone, in its middle length.',
  fields: (t) => ({
    profile: t.expose('profile', {
      type: ProfileRef,
      nullable: true,
      description: 'Its form from the side; null for a rocker that the shop does not know.',
    }),
    sidecut: t.expose('sidecut', {
      type: SidecutRef,
      nullable: true,
      description: 'Its widths; null when unknown.',
    }),
    flex: t.exposeFloat('flex', {
      nullable: true,
      description: 'Stiffness, from 1 (soft) to 10 (stiff), by the editors; null when unknown.',
    }),
    scales: t.field({
      type: [RideScale],
      description: 'Only of measures that are known.',
      resolve: scalesOf,
    }),
    neighbours: t.field({
      type: [RideNeighbour],
      description: `Related skis that it differs from, at most ${NEIGHBOURS}.`,
      complexity: { field: 10, multiplier: NEIGHBOURS },
      resolve: async ({ product, ...own }): Promise<NeighbourModel[]> => {
        const related = await withFallback(relatedTo(product, 2 * NEIGHBOURS, null), []);
        return related
          .flatMap((other) => {
            const ride = rideOf(other.entry);
            return ride ? [{ product: other, differences: differencesFrom(own, ride) }] : [];
          })
          .filter(({ differences }) => differences.length > 0)
          .slice(0, NEIGHBOURS);
      },
    }),
  }),
});

builder.objectField(Product, 'ride', (t) =>
  t.field({
    type: Ride,
    nullable: true,
    description:
      'What it feels like. Null for everything that is no ski, and without a sidecut and a rocker.',
    resolve: (product) => {
      const ride = rideOf(product.entry);
      return ride && { ...ride, product };
    },
  }),
);
