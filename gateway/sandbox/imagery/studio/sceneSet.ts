/**
 * What a scene's file in `scenes/` returns: things in metres (y up), a camera, and lights that have a size. The stage
 * (`sceneStage.ts`) photographs it as the mean of many exposures; in each, every light stands at another point of its
 * area and the camera at another point of its lens, so that shadows are soft and edges smooth.
 */
import type { Group, PerspectiveCamera, Scene } from 'three';

export type Place = readonly [x: number, y: number, z: number];

/** Shines from a rectangle, such as a window, a lamp, or a wall that reflects light. */
export interface Panel {
  kind: 'panel';
  /** Middle of the rectangle, and the point it faces. */
  at: Place;
  to: Place;
  width: number;
  height: number;
  colour: string;
  /** Candela of the whole rectangle; illuminance falls with the square of the distance. */
  strength: number;
  /** Half the angle of its cone in degrees, below 85; 75 when absent. */
  spread?: number;
  /** How gradually the cone ends, 0 to 1; 0.5 when absent. */
  soft?: number;
  /** Distance up to which it shines; 30 when absent. */
  reach?: number;
}

/** Shines from far away, from a disc around a direction. */
export interface Sun {
  kind: 'sun';
  /** Direction towards the light. */
  from: Place;
  /** Radius of the disc in degrees: 0.3 for the sun, more for thin clouds. */
  size: number;
  colour: string;
  strength: number;
  /** Sphere within which shadows are cast. */
  around: Place;
  radius: number;
}

/** Shines from the upper half of the sky: ambient light that is dimmer in corners. */
export interface Sky {
  kind: 'sky';
  colour: string;
  strength: number;
  around: Place;
  radius: number;
  /** Number of directions in each exposure; 2 when absent. */
  directions?: number;
}

export type AreaLight = Panel | Sun | Sky;

export interface SceneSet {
  /** Background and fog as three.js has them; what should cast no shadow has `castShadow` set to false by `castsNone`. */
  scene: Scene;
  /** Its aspect is set by the stage. */
  camera: PerspectiveCamera;
  /** At most eight shadows at once: a panel and a sun cast one, a sky one for each direction. */
  lights: readonly AreaLight[];
  /** Distance in focus and radius of the lens, in metres; everything is sharp when absent. */
  lens?: { focus: number; radius: number };
  /** Point from which the surroundings are taken that surfaces mirror and that light them; nothing is mirrored when absent. */
  mirror?: { at: Place; strength: number };
  look?: Partial<LookOf>;
}

/** How the picture is developed. */
export interface LookOf {
  /** Factor of all light. */
  exposure: number;
  /** Share of bright light that spreads around it. */
  bloom: number;
  /** Power of tones around mid grey; 1 changes nothing. */
  contrast: number;
  saturation: number;
  /** Loss of light in the corners, 0 to 1. */
  vignette: number;
  /** Factors of red, green and blue. */
  balance: Place;
}

/** Models of products by picture name, such as `lodestar-98_spruce_front`, in metres and with surfaces for real light. */
export type Goods = (pictureName: string) => Promise<Group>;

export type MakeScene = (goods: Goods) => Promise<SceneSet> | SceneSet;
