/** Runs in the browser that renders: puts models and scenes on their stages and returns pictures. */
import { goodsOf } from './goods.ts';
import { modelOf } from './modelOf.ts';
import { skisOnSnow } from './onSnow/onSnow.ts';
import { OutdoorStage } from './outdoors/outdoorStage.ts';
import type { MakeOutdoors } from './outdoors/setting.ts';
import { scenes } from './sceneOf.ts';
import { SceneStage, type SceneExposure } from './sceneStage.ts';
import { Stage, type Crop, type Exposure, type Lit } from './stage.ts';
import type { Subject } from './subject.ts';

const canvas = document.createElement('canvas');
const stage = new Stage(canvas);

export type Photograph = (
  subject: Subject,
  exposure: Exposure,
  sameAsBefore: boolean,
) => Promise<{ pixels: string; crop: Crop } | null>;

let lit: Lit | null = null;

/**
 * Four bytes a pixel in base64, from the bottom row upwards, and their place in the picture; null without a model.
 * `sameAsBefore` says that the last subject was the same in another colour.
 */
const photograph: Photograph = async (subject, exposure, sameAsBefore) => {
  const model = await modelOf(subject);
  if (!model) return null;
  if (!lit || !sameAsBefore || lit.isFor === 'one') {
    lit?.white.dispose();
    lit?.black.dispose();
    const first = await modelOf(subject);
    if (!first) return null;
    lit = stage.light(first, exposure);
  }
  stage.colour(model, lit);
  const { crop } = lit;
  return { pixels: await pixelsOf(canvas, crop.width, crop.height), crop };
};

const sceneCanvas = document.createElement('canvas');
let sceneStage: SceneStage | null = null;
const outdoorCanvas = document.createElement('canvas');
let outdoorStage: OutdoorStage | null = null;

export type PhotographScene = (
  name: string,
  subjects: Readonly<Record<string, Subject>>,
  exposure: SceneExposure,
) => Promise<string>;

/** Pixels as `photograph` gives them. @param subjects that may be props, by picture name. */
const photographScene: PhotographScene = async (name, subjects, exposure) => {
  const make = scenes[name] ?? onSnowOf(name, subjects);
  if (!make) throw new Error(`sceneOf.ts does not list ${name}`);
  if (typeof make !== 'function') {
    outdoorStage ??= new OutdoorStage(outdoorCanvas);
    await outdoorStage.photograph(make.outdoors, goodsOf(subjects), exposure);
    return pixelsOf(outdoorCanvas, exposure.width, exposure.height);
  }
  sceneStage ??= new SceneStage(sceneCanvas);
  await sceneStage.photograph(await make(goodsOf(subjects)), exposure);
  return pixelsOf(sceneCanvas, exposure.width, exposure.height);
};

function onSnowOf(
  name: string,
  subjects: Readonly<Record<string, Subject>>,
): { outdoors: MakeOutdoors } | null {
  const skis = name.replace(/_scene$/, '');
  const subject = subjects[`${skis}_front`];
  return subject ? { outdoors: skisOnSnow(skis, subject) } : null;
}

function pixelsOf(from: HTMLCanvasElement, width: number, height: number): Promise<string> {
  const context = from.getContext('webgl2');
  if (!context) throw new Error('the browser has no WebGL');
  const bytes = new Uint8Array(width * height * 4);
  context.readPixels(0, 0, width, height, context.RGBA, context.UNSIGNED_BYTE, bytes);
  return base64Of(bytes);
}

async function base64Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new FileReader();
  await new Promise((resolve, reject) => {
    reader.addEventListener('load', resolve);
    reader.addEventListener('error', reject);
    reader.readAsDataURL(new Blob([bytes]));
  });
  return String(reader.result).replace(/^[^,]*,/, '');
}

Object.assign(globalThis, { photograph, photographScene });
