/** Turns of a product: pictures in equal steps of a whole turn, a spin set at the image service. */
import { builder } from '../builder.ts';
import { badInput } from '../sourceErrors.ts';
import { Image, imageOf } from './image.ts';
import { isPictureSide, QUALITY } from './renditions.rules.ts';

export interface SpinModel {
  kind: 'spin';
  /** Names of its pictures at the image service; never empty. */
  frames: readonly [string, ...string[]];
  alt: string;
}

export const Spin = builder.objectRef<SpinModel>('Spin').implement({
  description: 'A turn of a product, to be turned by the shopper.',
  fields: (t) => ({
    still: t.field({
      type: Image,
      description: 'Its first picture.',
      resolve: ({ frames, alt }) => imageOf(frames[0], alt, { isPackshot: true }),
    }),
    frames: t.stringList({
      description:
        'URLs of its pictures in the order of a whole turn in equal steps: the last is followed by the first. Load them only when the shopper asks for the turn.',
      args: {
        width: t.arg.int({ required: true, description: 'Pixels, 1 to 4000.' }),
      },
      resolve: ({ frames }, { width }, ctx) => {
        if (!isPictureSide(width))
          throw badInput('Image width and height must be between 1 and 4000 pixels.');
        return frames.map((name) =>
          ctx.imagery.url(name, { w: width, fmt: 'auto', qlt: QUALITY, bg: 'white' }),
        );
      },
    }),
  }),
});
