import { expect, test } from 'vitest';
import { createEnvironment } from '../../relay/environment.ts';
import { pickSeedOf } from '../../relay/pickSeed.ts';
import { productEntryPoint } from './ProductRoute.entrypoint.ts';

const match = {
  lang: 'en-us',
  params: { uid: 'lodestar-98' },
  search: new URLSearchParams(),
  path: '/en-us/p/lodestar-98',
};

test.each([
  ['of the visit', { pickSeed: 330_007 }, 330_007],
  ['of nobody, where the page told none', undefined, null],
])(
  'related products are asked for by the seed %s; the page itself is the same for everybody',
  (_, options, seed) => {
    const environment = createEnvironment(undefined, undefined, options);
    const { page, addOns, related } = productEntryPoint.queries(match, pickSeedOf(environment));
    expect(related?.variables).toEqual({ locale: 'en-us', uid: 'lodestar-98', seed });
    for (const other of [page, addOns]) expect(other?.variables).not.toHaveProperty('seed');
  },
);
