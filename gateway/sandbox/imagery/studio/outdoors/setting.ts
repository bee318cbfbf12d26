/** A place outdoors: land, sky and camera, and ways to put things on the snow. */
import {
  PerspectiveCamera,
  Scene,
  Vector3,
  type DirectionalLight,
  type Mesh,
  type Object3D,
  type Quaternion,
  type WebGLRenderer,
} from 'three';
import type { Light } from '../../drawings/light.ts';
import { airUniforms, skyDome, type Uniforms } from './air.ts';
import type { Outdoors } from './exposure.ts';
import type { Goods } from '../sceneSet.ts';
import { Ground, groundMesh, type Land } from './ground.ts';
import { sunlight, surrounding } from './light.ts';
import { fromAxes, type Pose, type Stand } from './skeleton.ts';

export interface Size {
  width: number;
  height: number;
}

export type MakeOutdoors = (goods: Goods, renderer: WebGLRenderer, size: Size) => Promise<Outdoors>;

export interface Place {
  light: Light;
  land: Land;
  /** Metres of the eye above the snow. */
  above: number;
  /** Point in the middle of the picture: metres right, above the snow at the eye, and ahead. */
  towards: readonly [right: number, above: number, ahead: number];
  /** Vertical angle of view in degrees. */
  lens: number;
  /** Share of the snow around that is in the sun. */
  lit?: number;
  /** Distance of the nearest snow in the picture, in metres. */
  nearest?: number;
  /** Metres ahead between which the snow has steps. */
  steps?: readonly [from: number, to: number];
}

export class Setting {
  readonly scene = new Scene();
  readonly ground: Ground;
  readonly snow: Mesh;
  readonly air: Uniforms;
  readonly camera: PerspectiveCamera;
  readonly eye: Vector3;
  readonly #place: Place;
  /** Pixels of a metre at a distance of a metre. */
  readonly focal: number;

  constructor(renderer: WebGLRenderer, { width, height }: Size, place: Place) {
    const { light, land, above, towards, lens } = place;
    this.#place = place;
    this.ground = new Ground(land);
    const base = this.ground.height(0, 0);
    this.eye = new Vector3(0, base + above, 0);
    this.air = airUniforms(light, this.eye);
    this.camera = new PerspectiveCamera(lens, width / height, 0.25, 16_000);
    this.camera.position.copy(this.eye);
    this.camera.lookAt(towards[0], base + towards[1], -towards[2]);
    const half = Math.tan((lens * Math.PI) / 360);
    this.focal = height / 2 / half;
    this.scene.environment = surrounding(renderer, light, this.air, place.lit ?? 1);
    const sight = {
      eye: this.eye.y,
      angle: 2 * Math.atan((half * width) / height),
      pan: Math.atan2(towards[0], towards[2]),
      columns: Math.round(width * 0.62),
      ...(place.nearest === undefined ? {} : { nearest: place.nearest }),
      ...(place.steps ? { steps: place.steps } : {}),
    };
    this.snow = groundMesh(this.ground, light, sight, this.air);
    this.scene.add(skyDome(this.air), this.snow);
  }

  /** A point on the snow. */
  on(right: number, ahead: number, above = 0): Vector3 {
    return new Vector3(right, this.ground.height(right, ahead) + above, -ahead);
  }

  /** Stands on the snow as it slopes. @param turn radians from facing the viewer towards the viewer's right. */
  put(thing: Object3D, right: number, ahead: number, turn = 0, sink = 0): void {
    thing.quaternion.copy(this.#sloped(right, ahead, turn));
    thing.position.copy(this.on(right, ahead, -sink));
    thing.updateMatrixWorld(true);
    this.scene.add(thing);
  }

  /** A pose whose feet follow the snow below each of them, for `put` at the same place. */
  footed(pose: Pose, right: number, ahead: number, turn = 0): Pose {
    const slope = this.#sloped(right, ahead, turn);
    const up = new Vector3(0, 1, 0).applyQuaternion(slope);
    const stand = (foot: Stand): Stand => {
      const [x, y, z] = foot.at;
      const level = new Vector3(x, 0, z).applyQuaternion(slope).add(this.on(right, ahead));
      return { ...foot, at: [x, y + (this.ground.height(level.x, -level.z) - level.y) / up.y, z] };
    };
    return { ...pose, left: stand(pose.left), right: stand(pose.right) };
  }

  #sloped(right: number, ahead: number, turn: number): Quaternion {
    const step = 0.5;
    const slopeX =
      (this.ground.height(right + step, ahead) - this.ground.height(right - step, ahead)) / (2 * step);
    const slopeZ =
      (this.ground.height(right, ahead - step) - this.ground.height(right, ahead + step)) / (2 * step);
    const up = new Vector3(-slopeX, 1, -slopeZ).normalize();
    const front = new Vector3(Math.sin(turn), 0, Math.cos(turn));
    const left = new Vector3().crossVectors(up, front).normalize();
    return fromAxes(left, up, new Vector3().crossVectors(left, up));
  }

  /** @param reach metres around `middle` in which things cast shadows. */
  lit(middle: Vector3, reach: number, strength?: number): DirectionalLight {
    const { light } = this.#place;
    const sun = sunlight(
      light,
      middle,
      reach,
      2048,
      strength ?? this.ground.sunAt(light, middle.x, middle.y, -middle.z, 40),
    );
    this.scene.add(sun, sun.target);
    return sun;
  }

  taken(sun: DirectionalLight, how: Partial<Outdoors> = {}): Outdoors {
    return {
      scene: this.scene,
      camera: this.camera,
      sun,
      sunSize: 0.006,
      focus: 30,
      aperture: 0,
      brightness: this.#place.light.exposure,
      ...how,
    };
  }
}
