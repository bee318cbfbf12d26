/** Chooses the model of a product. Null when the studio has none and the drawing stands in. */
import { inksOf } from '../drawings/paint.ts';
import { bootCrateModel, coreBoxModel, strapModel, toolRollModel } from './models/bags.ts';
import { bindingModel } from './models/binding.ts';
import { hoodieModel, teeModel } from './models/clothes.ts';
import { goggleModel, helmetModel } from './models/headgear.ts';
import { beanieModel, headbandModel } from './models/headwear.ts';
import { backpackModel } from './models/packs.ts';
import { posterModel } from './models/paper.ts';
import { poleModel } from './models/pole.ts';
import { skiModel } from './models/ski.ts';
import { skinModel } from './models/skin.ts';
import { cramponModel, brakeModel } from './models/steelware.ts';
import { fileGuideModel, pocketToolModel, scraperModel } from './models/tools.ts';
import { waxBlockModel, waxBottleModel } from './models/wax.ts';
import { mountedModel } from './mounted.ts';
import { seenOtherwise } from './otherViews.ts';
import type { Look, Model, Subject } from './subject.ts';

type Make = (look: Look) => Model | null | Promise<Model | null>;

/** Things that share a shape with others, by their own key. */
const byKey: Readonly<Record<string, Make>> = {
  'tallow-liquid': waxBottleModel,
  'berits-file': fileGuideModel,
  'bench-scraper': scraperModel,
  'lamp-tool': pocketToolModel,
  'pinion-crampon': cramponModel,
  'lamp-band': headbandModel,
  'boot-crate': bootCrateModel,
  'tool-roll': toolRollModel,
};
const byShape: Readonly<Record<string, Make>> = {
  wax: waxBlockModel,
  brake: brakeModel,
  beanie: beanieModel,
  skin: skinModel,
  strap: strapModel,
  bag: coreBoxModel,
  backpack: backpackModel,
  helmet: helmetModel,
  goggle: goggleModel,
  tee: teeModel,
  hoodie: hoodieModel,
  poster: posterModel,
};

export async function modelOf(subject: Subject): Promise<Model | null> {
  const look = { ...subject, inks: inksOf(subject.hex) };
  if (look.binding) return mountedModel(look, { ...look.binding, inks: inksOf(look.binding.hex) });
  if (look.kind === 'ski') return skiModel(look);
  if (look.kind === 'binding') return bindingModel(look);
  const make = look.kind === 'pole' ? poleModel : (byKey[look.key] ?? byShape[look.shape ?? '']);
  const model = await make?.(look);
  if (!model || look.angle === 'front') return model ?? null;
  return seenOtherwise(model, look);
}
