/** Takes the pictures of the scenes in the mountains. */
import { NoToneMapping, WebGLRenderer } from 'three';
import type { Goods } from '../sceneSet.ts';
import { expose, type Shot } from './exposure.ts';
import { prepare } from './light.ts';
import type { MakeOutdoors } from './setting.ts';

/** Land is a picture's largest part and has no soft shadows: few exposures suffice. */
const mostExposures = 10;

export class OutdoorStage {
  readonly #renderer: WebGLRenderer;

  constructor(canvas: HTMLCanvasElement) {
    this.#renderer = new WebGLRenderer({ canvas, preserveDrawingBuffer: true, antialias: false });
    this.#renderer.toneMapping = NoToneMapping;
    prepare(this.#renderer);
  }

  /** Leaves the picture on the canvas. */
  async photograph(make: MakeOutdoors, goods: Goods, { width, height, exposures }: Shot): Promise<void> {
    const outdoors = await make(goods, this.#renderer, { width, height });
    expose(this.#renderer, outdoors, { width, height, exposures: Math.min(exposures, mostExposures) });
    outdoors.scene.traverse((part) => {
      if ('geometry' in part) (part.geometry as { dispose: () => void }).dispose();
    });
  }
}
