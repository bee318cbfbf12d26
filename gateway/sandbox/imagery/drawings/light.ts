/** Lighting by mood: sun, sky and air, in linear light. */
export type Rgb = readonly [r: number, g: number, b: number];

export interface Light {
  /**
   * Bearing of the sun relative to the view, radians, positive to the right; beyond a quarter turn it is behind the
   * viewer.
   */
  bearing: number;
  /** Radians above the horizon. */
  elevation: number;
  sun: Rgb;
  /** Ambient light from the whole sky, which colours the shadows. */
  sky: Rgb;
  /** Colours seen: overhead and at the horizon. */
  zenith: Rgb;
  horizon: Rgb;
  /** Colour around the sun, and how concentrated it is. */
  glow: Rgb;
  glowTightness: number;
  /** Haze: its colour and the share of the view it replaces per kilometre. */
  haze: Rgb;
  hazePerKm: number;
  /** Valley mist: additional density at the bottom, and its scale height in metres. */
  mist: number;
  mistDepth: number;
  /** Cloud cover: 0 clear to 1 overcast. */
  clouds: number;
  stars: boolean;
  exposure: number;
}

/** Hex colour to linear light. */
export function linear(hex: string): Rgb {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function times([r, g, b]: Rgb, factor: number): Rgb {
  return [r * factor, g * factor, b * factor];
}

const clear: Light = {
  bearing: -1.35,
  elevation: 0.42,
  sun: times(linear('#FFF1DC'), 2.9),
  sky: times(linear('#8FB2E0'), 0.6),
  zenith: times(linear('#2F63A6'), 0.9),
  horizon: times(linear('#B9D3E8'), 1.15),
  glow: times(linear('#FFF6E6'), 0.7),
  glowTightness: 9,
  haze: times(linear('#B4CDE6'), 0.95),
  hazePerKm: 0.075,
  mist: 0.4,
  mistDepth: 160,
  clouds: 0.25,
  stars: false,
  exposure: 0.4,
};

export type Mood = 'dawn' | 'noon' | 'dusk' | 'storm' | 'night' | 'forest';

export const lights: Readonly<Record<Mood, Light>> = {
  noon: clear,
  dawn: {
    ...clear,
    bearing: -0.95,
    elevation: 0.13,
    sun: times(linear('#FFB27A'), 2.5),
    sky: times(linear('#8FA6D0'), 0.5),
    zenith: times(linear('#4A78B4'), 0.78),
    horizon: times(linear('#F3D0B4'), 0.95),
    glow: times(linear('#FFBE86'), 1.15),
    glowTightness: 6,
    haze: times(linear('#D9BEBB'), 0.78),
    hazePerKm: 0.13,
    mist: 3.2,
    mistDepth: 150,
    clouds: 0.4,
    exposure: 0.85,
  },
  dusk: {
    ...clear,
    bearing: 1.5,
    elevation: 0.12,
    sun: times(linear('#FF7D38'), 2.7),
    sky: times(linear('#7B92C4'), 0.44),
    zenith: times(linear('#2C4A86'), 0.6),
    horizon: times(linear('#E8A98A'), 0.72),
    glow: times(linear('#FF9A5A'), 0.8),
    glowTightness: 5,
    haze: times(linear('#8C94BC'), 0.5),
    hazePerKm: 0.11,
    mist: 1.5,
    mistDepth: 170,
    clouds: 0.35,
    exposure: 0.9,
  },
  storm: {
    ...clear,
    bearing: 0.5,
    elevation: 0.5,
    sun: times(linear('#E8EDF2'), 0.55),
    sky: times(linear('#BCC8D2'), 0.85),
    zenith: times(linear('#8996A2'), 0.8),
    horizon: times(linear('#CBD3D9'), 0.95),
    glow: times(linear('#FFFFFF'), 0.25),
    glowTightness: 2,
    haze: times(linear('#C3CCD3'), 0.92),
    hazePerKm: 0.75,
    mist: 1.2,
    mistDepth: 400,
    clouds: 0.95,
    exposure: 0.75,
  },
  night: {
    ...clear,
    bearing: -0.9,
    elevation: 0.5,
    sun: times(linear('#A9C1EA'), 0.34),
    sky: times(linear('#41598C'), 0.16),
    zenith: times(linear('#0B1430'), 0.5),
    horizon: times(linear('#2C4470'), 0.5),
    glow: times(linear('#8FA8D8'), 0.12),
    glowTightness: 6,
    haze: times(linear('#243A63'), 0.42),
    hazePerKm: 0.12,
    mist: 1.4,
    mistDepth: 140,
    clouds: 0.1,
    stars: true,
    exposure: 1.15,
  },
  forest: {
    ...clear,
    bearing: -0.5,
    elevation: 0.28,
    sun: times(linear('#FFE3BC'), 2.4),
    sky: times(linear('#A3B8D2'), 0.6),
    zenith: times(linear('#6F97C4'), 0.85),
    horizon: times(linear('#DDE3E4'), 1.05),
    glow: times(linear('#FFEED2'), 1.1),
    glowTightness: 4,
    haze: times(linear('#CBD5DE'), 0.95),
    hazePerKm: 0.35,
    mist: 2.2,
    mistDepth: 110,
    clouds: 0.3,
    exposure: 0.7,
  },
};
