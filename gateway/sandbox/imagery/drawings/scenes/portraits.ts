/** Portraits of the team, all in one composition: low eye, backlight, a figure half the picture high. */
import { linear, type Light } from '../light.ts';
import { poses } from '../props/poses.ts';
import { rider, type Clothes } from '../props/rider.ts';
import { rolling, slope, together, track, turns } from '../snowfield.ts';
import type { Outdoors } from './outdoors.ts';
import { spray } from './spray.ts';
import { viewpoints, standing } from './viewpoints.ts';

interface PortraitSetup {
  pose: keyof typeof poses;
  spot: keyof typeof viewpoints;
  clothes: Clothes;
  /** Radians by which the view is turned from the spot's default. */
  turn?: number;
  horizon?: number;
  /** Height of the lens above the snow in metres. */
  eyeHeight?: number;
  /** Metres from the lens. */
  ahead?: number;
  /** Position as a fraction of the width. */
  across?: number;
  flip?: boolean;
  light?: Partial<Light>;
  /** Metres up per metre to the right. */
  tilt?: number;
  /** Powder in the air behind the figure, 0 to 1. */
  powder?: number;
  snows?: boolean;
  /** A lamp on the snow behind the figure instead of the sun. */
  lamp?: boolean;
}

/** Towards the sun, but without overexposure. */
const behind: Partial<Light> = { bearing: 0.3, elevation: 0.16 };

function portrait({
  pose,
  spot,
  clothes,
  turn = 0,
  horizon = 0.64,
  eyeHeight = 0.8,
  ahead = 6.6,
  across = 0.48,
  flip = false,
  light = behind,
  tilt = 0.02,
  powder = 0,
  snows = false,
  lamp = false,
}: PortraitSetup): Outdoors {
  const way = turns(2, 40, -0.6, 0.02, 1.4, 26);
  const sunSide = Math.sin(light.bearing ?? 0) >= 0 ? 1 : -1;
  return {
    view: {
      ...standing,
      ...viewpoints[spot],
      heading: viewpoints[spot].heading + turn,
      angle: 0.5,
      eyeHeight,
      horizon,
      foreground: together(rolling(0.9, 22, 0.1 + turn), slope(0.01, tilt)),
    },
    light,
    sharpness: 0.34,
    ripples: 0.7,
    mark: track(way, { gap: 0.3, depth: 0.9 }),
    ...(lamp ? { lamps: [{ right: 1.2, ahead: 9, height: 2.6, colour: linear('#FFBE78'), power: 9 }] } : {}),
    ...(snows ? { weather: { flakes: 420, wind: [-2.2, 1.3], largest: 0.012, strength: 0.6 } } : {}),
    stage: (stage) => {
      const right = stage.rightAt(across, ahead);
      if (powder > 0) stage.draw(spray(stage, right - (flip ? -0.4 : 0.4), ahead, 61, powder * 3, 0.3));
      stage.put(rider(poses[pose], clothes, flip ? (sunSide === 1 ? -1 : 1) : sunSide), right, ahead, {
        flip,
        sink: 0.04,
        shadow: pose === 'air' ? 0 : 0.45,
      });
      if (powder > 0)
        stage.draw(spray(stage, right - (flip ? -0.9 : 0.9), ahead - 0.3, 29, powder * 1.5, 0.3));
    },
  };
}

export const portraits: Readonly<Record<string, Outdoors>> = {
  'scene-rider-ridge-tall': portrait({
    pose: 'ridge',
    spot: 'crest',
    clothes: { jacket: '#B8452A', trousers: '#26313A', helmet: '#E8E4DA', skis: '#D9B24F', pack: '#20262B' },
    tilt: 0.09,
  }),
  'scene-rider-skin-tall': portrait({
    pose: 'skin',
    spot: 'pyramid',
    clothes: { jacket: '#2E6357', trousers: '#1F2326', helmet: '#C7A24A', skis: '#E8E4DA', pack: '#7A3A22' },
    across: 0.44,
    tilt: 0.07,
    light: { bearing: 0.34, elevation: 0.12 },
  }),
  'scene-rider-air-tall': portrait({
    pose: 'air',
    spot: 'horn',
    clothes: { jacket: '#E0C23B', trousers: '#2A4DA0', helmet: '#1C1F22', skis: '#D43B2A' },
    horizon: 0.8,
    ahead: 6.2,
    light: { bearing: -0.3, elevation: 0.3, exposure: 0.5 },
  }),
  'scene-rider-mogul-tall': portrait({
    pose: 'mogul',
    spot: 'flank',
    clothes: { jacket: '#ECE7DF', trousers: '#1B1E20', helmet: '#B8352B', skis: '#1E7F5C' },
    ahead: 5.8,
    powder: 0.5,
    light: { bearing: -0.4, elevation: 0.26, exposure: 0.5 },
  }),
  'scene-rider-carve-tall': portrait({
    pose: 'carve',
    spot: 'shoulder',
    clothes: { jacket: '#A8201F', trousers: '#A8201F', helmet: '#F4F3EE', skis: '#1F2021' },
    ahead: 5.4,
    across: 0.52,
    tilt: -0.06,
    powder: 0.8,
    light: { bearing: 0.3, elevation: 0.24, exposure: 0.6 },
  }),
  'scene-rider-sit-tall': portrait({
    pose: 'sit',
    spot: 'saddle',
    clothes: { jacket: '#2A5FA8', trousers: '#22272B', helmet: '#E3D04B', skis: '#D9622B' },
    ahead: 5.4,
    across: 0.46,
    powder: 0.4,
    light: { bearing: 0.22, elevation: 0.14 },
  }),
  'scene-rider-telemark-tall': portrait({
    pose: 'telemark',
    spot: 'fang',
    clothes: {
      jacket: '#4F6B46',
      trousers: '#3B342C',
      helmet: '#7A2430',
      skis: '#C98A52',
      isBareFaced: true,
    },
    ahead: 6,
    flip: true,
    light: { bearing: -0.26, elevation: 0.13 },
  }),
  'scene-rider-lookout-tall': portrait({
    pose: 'lookout',
    spot: 'cirque',
    clothes: { jacket: '#6B4A7A', trousers: '#23282C', helmet: '#DAD5C8', skis: '#6FB3C8', pack: '#2B3034' },
    snows: true,
    light: { hazePerKm: 0.5 },
    flip: true,
  }),
  'scene-rider-bench-tall': portrait({
    pose: 'bench',
    spot: 'twins',
    clothes: {
      jacket: '#55606A',
      trousers: '#2A2E33',
      helmet: '#A8481F',
      skis: '#A8481F',
      isBareFaced: true,
    },
    across: 0.46,
    horizon: 0.24,
    eyeHeight: 2.4,
    lamp: true,
    light: { bearing: 0.8 },
  }),
};
