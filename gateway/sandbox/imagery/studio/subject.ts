/** What the studio is asked to photograph, and what a model gives back. */
import type { Group } from 'three';
import type { PictureAngle } from '../../brand/ids.ts';
import type { Inks } from '../drawings/paint.ts';
import type { Measures } from './skiShape.rules.ts';

export interface Subject {
  key: string;
  kind: string;
  shape: string | null;
  family: string;
  season: number;
  /** Specifications of the pictured size, keyed by title. */
  measures: Measures;
  hex: readonly string[];
  angle: PictureAngle;
  /** Share of a whole turn, 0 to 1; of frames of a turn. */
  turned: number;
  /** What is mounted on a ski. */
  binding?: Subject;
}

export type Look = Subject & { inks: Inks };

/** A model in millimetres that stands on y = 0. */
export interface Model {
  group: Group;
  view: View;
}

export interface View {
  /** Degrees of the camera above the horizon; 90 looks straight down. */
  elevation: number;
  /** Degrees of the model about its vertical axis. */
  turn: number;
  /** Millimetres that the height of the picture shows; fitted to the model when absent. */
  shows?: number;
  /** The point in the middle, in millimetres; the middle of the model when absent. */
  at?: readonly [number, number, number];
}
