/**
 * Products by the thousand for load: whole families (three skis, a pole, a binding, two accessories) that borrow
 * categories and proportions from hand-made ones. Nothing is withdrawn, so the error page keeps its length.
 */
import { colourNames } from './colours.ts';
import { handMade } from './handMade.ts';
import { places, sentences, things } from './moreWords.ts';
import { between, type Dice, mulberry32, pick, pickSome } from './mulberry32.ts';
import { everywhere, lengths, type ProductDraft, proRegions } from './productDraft.ts';
import {
  type AccessoryShape,
  type BrandSize,
  type ProductKind,
  type StoreRegion,
  storeRegions,
} from './types.ts';

const models = handMade.filter((draft) => !draft.withdrawn && !draft.regions && !draft.soldIn);
const skis = models.filter((draft) => draft.kind === 'ski');
const poles = models.filter((draft) => draft.kind === 'pole');
const bindings = models.filter((draft) => draft.kind === 'binding');
const accessories = models.filter((draft) => draft.kind === 'accessory');

const shapeWord: Readonly<Record<AccessoryShape, string>> = {
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

function write(
  dice: Dice,
  kind: ProductKind,
  facts: Record<string, string | number>,
): Pick<ProductDraft, 'tagline' | 'text'> {
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(facts[name] ?? ''));
  const { taglines, openings, endings } = sentences[kind];
  return {
    tagline: fill(pick(dice, taglines)),
    text: [fill(pick(dice, openings)), fill(pick(dice, endings))],
  };
}

/** Sales, news and gaps in about the proportions of the hand-made catalogue. */
function fate(dice: Dice): Partial<ProductDraft> {
  const luck = dice();
  const season = between(dice, 2025, 2027);
  const store: StoreRegion = pick(dice, storeRegions);
  const percent = 5 * between(dice, 2, 7);
  return {
    season,
    isNew: season === 2027 && dice() < 0.6,
    isRedesigned: season === 2027 && dice() < 0.25,
    ...(luck < 0.1 && { sale: everywhere(percent) }),
    ...(luck >= 0.1 && luck < 0.17 && { sale: { [store]: percent } }),
    ...(luck >= 0.17 && luck < 0.2 && { soldOutIn: [store] }),
    ...(luck >= 0.2 && luck < 0.22 && { soldIn: [store] }),
    ...(luck >= 0.22 && luck < 0.23 && { soldIn: [] }),
    ...(luck >= 0.23 && luck < 0.24 && { regions: proRegions }),
  };
}

/** Four to six lengths round the model's middle one, wider and heavier with the waist. */
function skiSizes(dice: Dice, model: ProductDraft, waist: number): BrandSize[] {
  const middle = model.sizes[Math.floor(model.sizes.length / 2)];
  const count = between(dice, 4, 6);
  const start = Number(middle?.label ?? 172) - 7 * Math.floor(count / 2);
  const tip = waist + between(dice, 24, 42);
  const tail = tip - between(dice, 10, 16);
  const baseRadius = Number(model.specs.Radius) || 17;
  const baseWeight = Number(model.specs.Weight) || 1_700;
  const dearer = dice() < 0.5 ? 20 : 0;
  return lengths(
    ...Array.from({ length: count }, (_, at): [number, string, number, number, number] => [
      start + 7 * at,
      `${tip + at}-${waist}-${tail + at}`,
      Math.round((baseRadius + at - count / 2) * 10) / 10,
      baseWeight + (waist - (Number(model.specs.Waist) || waist)) * 8 + Math.round((at - count / 2) * 8) * 10,
      at >= count - 2 ? dearer : 0,
    ]),
  );
}

function variation(
  dice: Dice,
  model: ProductDraft,
  family: string,
  title: string,
  change: Partial<ProductDraft>,
): ProductDraft {
  const {
    womensSizes: _lengths,
    related: _friends,
    video: _clip,
    sale: _sale,
    soldOutIn: _out,
    colourSale: _colourSale,
    goneColours: _gone,
    notMade: _gaps,
    expectedOn: _day,
    ...shape
  } = model;
  const colours = pickSome(dice, colourNames, between(dice, 1, dice() < 0.15 ? 9 : 5));
  const specs = { ...model.specs, ...change.specs };
  const facts = { title, waist: specs.Waist ?? '', weight: specs.Weight ?? '', colours: colours.length };
  return {
    ...shape,
    ...fate(dice),
    ...write(dice, model.kind, facts),
    key: keyFor(title),
    title,
    family: keyFor(family),
    colours,
    price: Math.max(5, Math.round((model.price * (0.8 + dice() * 0.5)) / 5) * 5),
    ...change,
    specs,
  };
}

function familyOf(dice: Dice, name: string): ProductDraft[] {
  const ski = pick(dice, skis);
  const firstWaist = Number(ski.specs.Waist) || 90;
  const draftSki = (nth: number): ProductDraft => {
    const waist = firstWaist + waistStep * nth;
    const sizes = skiSizes(dice, ski, waist);
    const { Radius = 17, Weight = 1_700 } = sizes[Math.floor(sizes.length / 2)]?.specs ?? {};
    return variation(dice, ski, name, `${name} ${waist}`, { sizes, specs: { Waist: waist, Radius, Weight } });
  };
  const binding = pick(dice, bindings);
  const strongest = String(binding.specs['DIN Range']).split('–').at(-1) ?? '11';
  const first = pick(dice, accessories);
  const second = pick(
    dice,
    accessories.filter(({ shape }) => shape !== first.shape),
  );
  const members = [
    ...Array.from({ length: skisInFamily }, (_, nth) => draftSki(nth)),
    variation(dice, pick(dice, poles), name, `${name} Pole`, {}),
    variation(dice, binding, name, `${name} ${strongest}`, {}),
    ...[first, second].map((model) =>
      variation(dice, model, name, `${name} ${shapeWord[model.shape ?? 'tool']}`, {}),
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

/** `count` drafts that follow from the seed alone. A relation may point past the end when the last family is cut: it is dropped. */
export function moreProducts(count: number, seed: number): ProductDraft[] {
  const dice = mulberry32(seed);
  const pairs = things.length * places.length;
  const order = pickSome(
    dice,
    Array.from({ length: pairs }, (_, at) => at),
    pairs,
  );
  const drafts: ProductDraft[] = [];
  for (let nth = 0; drafts.length < count; nth += 1) drafts.push(...familyOf(dice, familyName(order, nth)));
  const kept = drafts.slice(0, count);
  const keys = new Set(kept.map(({ key }) => key));
  return kept.map((draft) =>
    draft.related ? { ...draft, related: draft.related.filter((key) => keys.has(key)) } : draft,
  );
}
