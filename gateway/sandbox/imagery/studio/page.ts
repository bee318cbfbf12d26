/** Runs in the browser that renders: puts models on the stage and returns pictures. */
import { modelOf } from './modelOf.ts';
import { Stage, type Crop, type Exposure } from './stage.ts';
import type { Subject } from './subject.ts';

const canvas = document.createElement('canvas');
const stage = new Stage(canvas);

export type Photograph = (
  subject: Subject,
  exposure: Exposure,
) => Promise<{ png: string; crop: Crop } | null>;

/** A PNG in base64 and its place in the picture; null when there is no model. */
const photograph: Photograph = async (subject, exposure) => {
  const model = await modelOf(subject);
  if (!model) return null;
  const crop = stage.photograph(model, exposure);
  return { png: canvas.toDataURL('image/png').replace(/^[^,]*,/, ''), crop };
};

Object.assign(globalThis, { photograph });
