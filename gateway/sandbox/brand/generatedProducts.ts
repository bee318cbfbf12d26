/**
 * Products by the thousand for load tests: whole families (three skis, a pole, a binding, two accessories) with the
 * categories and proportions of curated ones. None is withdrawn, so the error page keeps its length.
 */
import { z } from 'zod';
import { colourNames } from './colours.ts';
import { proRegions } from './contentRegions.ts';
import { curatedProducts } from './curatedProducts.ts';
import { inEveryStore, type ProductDraft } from './productDraft.ts';
import { between, mulberry32, pick, pickSome, type Random } from './random.ts';
import { readFacts } from './readData.ts';
import {
  type AccessoryShape,
  type BrandSize,
  type ProductKind,
  productKinds,
  type StoreRegion,
  storeRegions,
} from './types.ts';

const sentencesOfKind = z.strictObject({
  taglines: z.array(z.string()),
  openings: z.array(z.string()),
  endings: z.array(z.string()),
});
/** `{title}`, `{waist}`, `{weight}` and `{colours}` in sentences are replaced. */
const { things, places, sentences } = readFacts(
  'generatedProducts.json',
  z.strictObject({
    /** A family's name is a thing and a place. */
    things: z.array(z.string()),
    places: z.array(z.string()),
    sentences: z.record(z.enum(productKinds), sentencesOfKind),
  }),
);

const models = curatedProducts.filter((draft) => !draft.withdrawn && !draft.regions && !draft.soldIn);
const skis = models.filter((draft) => draft.kind === 'ski');
const poles = models.filter((draft) => draft.kind === 'pole');
const bindings = models.filter((draft) => draft.kind === 'binding');
const accessories = models.filter((draft) => draft.kind === 'accessory');

const shapeNames: Readonly<Record<AccessoryShape, string>> = {
  skin: 'Skin',
  brake: 'Brake',
  wax: 'Wax',
  strap: 'Strap',
  bag: 'Bag',
  backpack: 'Pack',
  beanie: 'Beanie',
  tee: 'Tee',
  hoodie: 'Hoodie',
  goggle: 'Goggles',
  helmet: 'Helmet',
  tool: 'Tool',
  poster: 'Poster',
};

const skisInFamily = 3;
const waistStep = 6;

function familyName(order: readonly number[], nth: number): string {
  const pairs = things.length * places.length;
  const pair = order[nth % pairs] ?? 0;
  const name = `${things[Math.floor(pair / places.length)]} ${places[pair % places.length]}`;
  const round = Math.floor(nth / pairs);
  return round === 0 ? name : `${name} No. ${round + 1}`;
}

function keyFor(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

function textsOf(
  random: Random,
  kind: ProductKind,
  facts: Record<string, string | number>,
): Pick<ProductDraft, 'tagline' | 'text'> {
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(facts[name] ?? ''));
  const { taglines, openings, endings } = sentences[kind];
  return {
    tagline: { 'en-us': fill(pick(random, taglines)) },
    text: { 'en-us': [fill(pick(random, openings)), fill(pick(random, endings))] },
  };
}

/** Sales, new products and gaps in about the proportions of the curated catalogue. */
function saleAndStock(random: Random): Partial<ProductDraft> {
  const chance = random();
  const season = between(random, 2025, 2027);
  const store: StoreRegion = pick(random, storeRegions);
  const percent = 5 * between(random, 2, 7);
  return {
    season,
    isNew: season === 2027 && random() < 0.6,
    isRedesigned: season === 2027 && random() < 0.25,
    ...(chance < 0.1 && { sale: inEveryStore(percent) }),
    ...(chance >= 0.1 && chance < 0.17 && { sale: { [store]: percent } }),
    ...(chance >= 0.17 && chance < 0.2 && { soldOutIn: [store] }),
    ...(chance >= 0.2 && chance < 0.22 && { soldIn: [store] }),
    ...(chance >= 0.22 && chance < 0.23 && { soldIn: [] }),
    ...(chance >= 0.23 && chance < 0.24 && { regions: [...proRegions] }),
  };
}

/** Four to six lengths around the model's middle one, wider and heavier with the waist. */
function skiSizes(random: Random, model: ProductDraft, waist: number): BrandSize[] {
  const middle = model.sizes[Math.floor(model.sizes.length / 2)];
  const count = between(random, 4, 6);
  const start = Number(middle?.label ?? 172) - 7 * Math.floor(count / 2);
  const tip = waist + between(random, 24, 42);
  const tail = tip - between(random, 10, 16);
  const baseRadius = Number(model.specs.Radius) || 17;
  const baseWeight = Number(model.specs.Weight) || 1_700;
  const surcharge = random() < 0.5 ? 20 : 0;
  const weight = baseWeight + (waist - (Number(model.specs.Waist) || waist)) * 8;
  return Array.from({ length: count }, (_, at) => ({
    label: String(start + 7 * at),
    specs: {
      Sidecut: `${tip + at}-${waist}-${tail + at}`,
      Radius: Math.round((baseRadius + at - count / 2) * 10) / 10,
      Weight: weight + Math.round((at - count / 2) * 8) * 10,
    },
    surcharge: at >= count - 2 ? surcharge * 100 : 0,
  }));
}

function variation(
  random: Random,
  model: ProductDraft,
  family: string,
  title: string,
  change: Partial<ProductDraft>,
): ProductDraft {
  const {
    womensSizes: _womensSizes,
    related: _related,
    video: _video,
    sale: _sale,
    soldOutIn: _soldOutIn,
    colourSale: _colourSale,
    soldOutColours: _soldOutColours,
    notMade: _notMade,
    expectedOn: _expectedOn,
    ...shape
  } = model;
  const colours = pickSome(random, colourNames, between(random, 1, random() < 0.15 ? 9 : 5));
  const specs = { ...model.specs, ...change.specs };
  const facts = { title, waist: specs.Waist ?? '', weight: specs.Weight ?? '', colours: colours.length };
  return {
    ...shape,
    ...saleAndStock(random),
    ...textsOf(random, model.kind, facts),
    key: keyFor(title),
    title,
    family: keyFor(family),
    colours,
    price: Math.max(5, Math.round((model.price * (0.8 + random() * 0.5)) / 5) * 5),
    ...change,
    specs,
  };
}

function familyOf(random: Random, name: string): ProductDraft[] {
  const ski = pick(random, skis);
  const firstWaist = Number(ski.specs.Waist) || 90;
  const draftSki = (nth: number): ProductDraft => {
    const waist = firstWaist + waistStep * nth;
    const sizes = skiSizes(random, ski, waist);
    const { Radius = 17, Weight = 1_700 } = sizes[Math.floor(sizes.length / 2)]?.specs ?? {};
    return variation(random, ski, name, `${name} ${waist}`, {
      sizes,
      specs: { Waist: waist, Radius, Weight },
    });
  };
  const binding = pick(random, bindings);
  const strongest = String(binding.specs['DIN Range']).split('–').at(-1) ?? '11';
  const first = pick(random, accessories);
  const second = pick(
    random,
    accessories.filter(({ shape }) => shape !== first.shape),
  );
  const members = [
    ...Array.from({ length: skisInFamily }, (_, nth) => draftSki(nth)),
    variation(random, pick(random, poles), name, `${name} Pole`, {}),
    variation(random, binding, name, `${name} ${strongest}`, {}),
    ...[first, second].map((model) =>
      variation(random, model, name, `${name} ${shapeNames[model.shape ?? 'tool']}`, {}),
    ),
  ];
  return members.map((member, at) =>
    at % 3 === 0
      ? {
          ...member,
          related: members
            .filter((other) => other !== member)
            .slice(0, 3)
            .map(({ key }) => key),
        }
      : member,
  );
}

/** `count` drafts, the same for the same seed. Relations to products past the end are dropped. */
export function generateProducts(count: number, seed: number): ProductDraft[] {
  const random = mulberry32(seed);
  const pairs = things.length * places.length;
  const order = pickSome(
    random,
    Array.from({ length: pairs }, (_, at) => at),
    pairs,
  );
  const drafts: ProductDraft[] = [];
  for (let nth = 0; drafts.length < count; nth += 1) drafts.push(...familyOf(random, familyName(order, nth)));
  const kept = drafts.slice(0, count);
  const keys = new Set(kept.map(({ key }) => key));
  return kept.map((draft) =>
    draft.related ? { ...draft, related: draft.related.filter((key) => keys.has(key)) } : draft,
  );
}
