/** Where skis are photographed on snow, by family: the land, its snow, and the light of an hour. */
import { lights, type Light } from '../../drawings/light.ts';
import { viewpoints } from '../../drawings/scenes/viewpoints.ts';
import { rolling, slope, together } from '../../drawings/snowfield.ts';
import { corduroy } from '../outdoors/tracks.ts';

type Height = (right: number, ahead: number) => number;

interface View {
  x: number;
  z: number;
  heading: number;
  lift: number;
}

interface Scenery {
  light: Light;
  /** One of these is chosen by product. */
  views: readonly View[];
  /** @param at metres from the viewer to the skis. */
  foreground: (at: number) => Height;
  blend: readonly [from: number, to: number];
  /** Height of the eye above the snow, as a share of the skis' height. */
  eye: number;
  lit: number;
  sunSize: number;
  /** Falling flakes in front of the camera. */
  flakes: number;
  spruces: boolean;
}

export interface Place extends Omit<Scenery, 'views'> {
  view: View;
  /** The side that the sun is on: 1 is the right. */
  side: 1 | -1;
}

const powder = together(rolling(0.5, 14, 0.1), rolling(0.08, 1.6, 0.2), rolling(0.03, 0.42, 0.4));

/** @param heading towards mountains of which the sun reaches the near side. @param lower metres. */
function seen(from: keyof typeof viewpoints, heading: number, lower = 0): View {
  const view = viewpoints[from];
  return { ...view, heading, lift: view.lift - lower };
}

const sunny: Scenery = {
  light: { ...lights.noon, bearing: -1.95, elevation: 0.34, hazePerKm: 0.12, exposure: 0.52 },
  views: [
    seen('twins', 2.36),
    seen('pyramid', 5.11, 350),
    seen('shoulder', 0),
    seen('crest', 1.18, 350),
    seen('horn', 5.11),
    seen('fang', 1.57, 350),
  ],
  foreground: () => together(powder, slope(0.02, 0.01)),
  blend: [70, 900],
  eye: 0.5,
  lit: 1,
  sunSize: 0.008,
  flakes: 0,
  spruces: false,
};

/** A groomed slope on a clear day. */
const piste: Scenery = {
  ...sunny,
  foreground: () => together(rolling(0.8, 60, 0.3), slope(0.03, 0.02), corduroy(0.038, 0.008)),
  views: [
    seen('saddle', 0.39, 150),
    seen('flank', 1.18),
    seen('twins', 4.32),
    seen('shoulder', 1.96, 350),
    seen('pyramid', 4.32, 150),
  ],
};

/** High on a ridge in the first sun: the snow ends a few steps behind, and the range is beyond a valley. */
const ridge: Scenery = {
  ...sunny,
  light: {
    ...lights.dawn,
    sun: [2.55, 1.74, 1.16],
    horizon: [0.74, 0.69, 0.68],
    haze: [0.62, 0.58, 0.6],
    bearing: -1.9,
    elevation: 0.22,
    hazePerKm: 0.09,
    mist: 1.6,
    exposure: 0.78,
  },
  views: [
    seen('saddle', 1.57, 350),
    seen('shoulder', 2.36, 350),
    seen('twins', 5.89, 200),
    seen('saddle', 4.71, 350),
    seen('apron', 4.32, 200),
  ],
  foreground: (at) =>
    together(powder, (right, ahead) => {
      const past = Math.max(0, ahead - at - 1.5);
      return -40 * (1 - Math.exp(-(past * past) / 1800)) + 0.05 * right;
    }),
  blend: [40, 600],
  lit: 0.8,
};

/** Deep snow while it snows; the sun is a bright place in the cloud. */
const storm: Scenery = {
  ...sunny,
  light: {
    ...lights.storm,
    sun: [1.25, 1.24, 1.22],
    bearing: -1.95,
    elevation: 0.45,
    hazePerKm: 0.2,
    exposure: 0.7,
  },
  views: [
    seen('cirque', 5.5, 150),
    seen('flank', 5.11),
    seen('saddle', 1.57, 350),
    seen('shoulder', 0),
    seen('apron', 4.32, 200),
  ],
  sunSize: 0.16,
  flakes: 4500,
};

/** The last sun. */
const evening: Scenery = {
  ...sunny,
  light: {
    ...lights.dusk,
    sun: [2.5, 1.55, 0.95],
    zenith: lights.dawn.zenith,
    horizon: [0.66, 0.58, 0.6],
    bearing: 1.85,
    elevation: 0.22,
    hazePerKm: 0.09,
    exposure: 0.85,
  },
  views: [seen('twins', 2.75, 150), seen('flank', 3.93), seen('pyramid', 1.96), seen('saddle', 2.75, 350)],
  lit: 0.7,
};

/** The edge of a wood. */
const clearing: Scenery = {
  ...sunny,
  light: {
    ...lights.forest,
    sun: [2.5, 2.15, 1.65],
    bearing: -1.8,
    elevation: 0.42,
    hazePerKm: 0.2,
    mist: 1.6,
    exposure: 0.6,
  },
  views: [seen('saddle', 0.39, 150), seen('shoulder', 0.39)],
  foreground: () => together(powder, slope(0.035, 0.01)),
  spruces: true,
  lit: 0.8,
};

const sceneries: Readonly<Record<string, Scenery>> = {
  ropeway: ridge,
  canary: ridge,
  adit: piste,
  assay: piste,
  shotfirer: piste,
  overburden: storm,
  gangue: storm,
  'night-shift': evening,
  drift: clearing,
  apprentice: clearing,
};

export function placeFor(family: string, random: () => number): Place {
  const { views, ...scenery } = sceneries[family] ?? sunny;
  const view = views[Math.floor(random() * views.length)];
  if (!view) throw new Error('every scenery has views');
  const heading = view.heading + 0.08 * (random() - 0.5);
  return { ...scenery, view: { ...view, heading }, side: scenery.light.bearing > 0 ? 1 : -1 };
}
