/**
 * All names of the image service, derived from the brand: pictures, sets and clips. Requests are only looked up here,
 * so that no path or allocation depends on untrusted input.
 */
import {
  pictureAngles,
  pictureName,
  productVideoName,
  renderedAngles,
  spinFrames,
  videoName,
  type PictureAngle,
} from '../brand/ids.ts';
import type { Brand, BrandColour, BrandProduct, BrandScene } from '../brand/types.ts';
import { bindingFor, type Mounted } from './bindingFor.ts';

/** Exactly the inputs of a drawing: its hash names the master, so rewording a product redraws nothing. */
export type DrawingSpec =
  | {
      kind: 'product';
      product: PicturedProduct;
      colour: Pick<BrandColour, 'name' | 'hex'>;
      angle: PictureAngle;
      /** Number of a frame of a turn, from 0. */
      frame?: number;
      /** What is mounted on a ski. */
      binding?: { product: PicturedProduct; colour: Pick<BrandColour, 'name' | 'hex'> };
    }
  | {
      kind: 'scene';
      name: string;
      mood: BrandScene['mood'];
      width: number;
      height: number;
      poi: PointOfInterest;
    }
  | { kind: 'logo' };

type PicturedProduct = Pick<BrandProduct, 'key' | 'kind' | 'shape' | 'family' | 'season'> & {
  waist: number;
  /** Specifications of the pictured size, the middle one, keyed by title. */
  measures: BrandProduct['specs'];
};

export type PointOfInterest = BrandScene['poi'];

export interface Picture {
  name: string;
  /** Size of the master in pixels. */
  width: number;
  height: number;
  alpha: boolean;
  /** Background colour at the edges, with which packshots are extended to other aspect ratios. */
  ground: string | null;
  poi: PointOfInterest | null;
  /** Mean brightness until the picture exists and can be measured, 0 to 255; null for pictures that are never measured. */
  meanLuminance: number | null;
  spec: DrawingSpec;
}

type ProductPicture = Picture & { spec: Extract<DrawingSpec, { kind: 'product' }> };

export interface Clip {
  name: string;
  title: string;
  /** The animated picture; its rendition is the poster. */
  poster: Picture;
}

export type SetItem =
  | { type: 'img'; picture: Picture }
  | { type: 'video'; clip: Clip }
  | { type: 'set'; set: PictureSet }
  /** A turn: its pictures in equal steps. */
  | { type: 'spin'; set: PictureSet };

export interface PictureSet {
  name: string;
  items: readonly SetItem[];
}

export interface Library {
  pictures: ReadonlyMap<string, Picture>;
  sets: ReadonlyMap<string, PictureSet>;
  clips: ReadonlyMap<string, Clip>;
}

/** Background of packshots, the same as the tiles' (`--tile-ground`). */
export const packshotGround = '#ECEAE4';
export const logoName = 'logo-skarn';
export const packshotSize = { width: 1200, height: 1600 };
/** Rendered views of skis and bindings, which are looked at from close. */
const closeSize = { width: 1500, height: 2000 };
/** Of poles and accessories: as large as they are rendered. */
export const furtherSize = { width: 900, height: 1200 };
const frameSize = { width: 840, height: 1120 };
/** Mean brightness of landscapes by light; individual ones differ by about 15. */
const moodLuminance: Readonly<Record<BrandScene['mood'], number>> = {
  dawn: 168,
  noon: 156,
  dusk: 80,
  storm: 197,
  night: 73,
  forest: 170,
};
/** Limit of a master's longest side, whatever the brand requests. */
const maxSceneSide = 2400;

/**
 * A set shows one style: where the studio has rendered the first picture of a colour, views that exist as drawings only
 * are not in its set.
 * @param isRendered whether the studio has rendered a picture.
 */
export function libraryOf(brand: Brand, isRendered: (picture: Picture) => boolean): Library {
  const pictures = new Map<string, Picture>();
  const sets = new Map<string, PictureSet>();
  const clips = new Map<string, Clip>();

  for (const scene of brand.scenes) {
    const picture = scenePicture(scene);
    pictures.set(scene.name, picture);
    const name = videoName(scene.name);
    clips.set(name, { name, title: scene.alt['en-us'], poster: picture });
    const set = `${scene.name}_set`;
    sets.set(set, { name: set, items: [{ type: 'img', picture }] });
  }

  const bindings = brand.products.filter(({ kind }) => kind === 'binding');
  for (const product of brand.products) {
    const mounted = bindingFor(product, bindings);
    for (const colour of product.colours) {
      const views = viewsOf(product, colour, mounted, isRendered);
      for (const { picture } of views) pictures.set(picture.name, picture);
      const shown = views.some((view) => view.angle === 'front' && view.isRendered)
        ? views.filter((view) => view.isRendered)
        : views;
      // As the vendor allows, close-ups of skis are in a nested set.
      const isNested = ({ angle }: View): boolean =>
        product.kind === 'ski' && angle !== 'front' && angle !== 'back';
      const itemOf = ({ picture }: View): SetItem => ({ type: 'img', picture });
      const items = shown.filter((view) => !isNested(view)).map(itemOf);
      const closeups = shown.filter(isNested).map(itemOf);
      if (closeups.length > 0) {
        const name = pictureName(product.key, colour.name, 'closeups');
        const set = { name, items: closeups };
        sets.set(name, set);
        items.push({ type: 'set', set });
      }
      const scene = views.at(-1);
      if (product.video && scene?.angle === 'scene') {
        const name = productVideoName(product.key, colour.name);
        const clip = { name, title: product.title['en-us'], poster: scene.picture };
        clips.set(name, clip);
        if (shown.includes(scene)) items.push({ type: 'video', clip });
      }
      const frames = spinOf(product, colour);
      if (frames.length > 0 && frames.every(isRendered)) {
        const name = pictureName(product.key, colour.name, 'spin');
        for (const frame of frames) pictures.set(frame.name, frame);
        const set = { name, items: frames.map((picture) => ({ type: 'img' as const, picture })) };
        sets.set(name, set);
        items.push({ type: 'spin', set });
      }
      const name = pictureName(product.key, colour.name, 'set');
      sets.set(name, { name, items });
    }
  }

  pictures.set(logoName, {
    name: logoName,
    width: 1200,
    height: 300,
    alpha: true,
    ground: null,
    poi: null,
    meanLuminance: null,
    spec: { kind: 'logo' },
  });
  return { pictures, sets, clips };
}

interface View {
  angle: PictureAngle;
  picture: Picture;
  isRendered: boolean;
}

/** All views of a colour that can be had, rendered or drawn, in the order of the gallery. */
function viewsOf(
  product: BrandProduct,
  colour: BrandColour,
  mounted: Mounted | null,
  isRendered: (picture: Picture) => boolean,
): View[] {
  return anglesOf(product).flatMap((angle): View[] => {
    const picture = productPicture(product, colour, angle);
    const binding = angle === 'mounted' && mounted ? bindingSpec(mounted) : null;
    if (angle === 'mounted' && !binding) return [];
    if (binding) picture.spec.binding = binding;
    if (isRendered(picture)) {
      const own = angle === 'front' ? picture : { ...picture, ...renderedAs(product, angle) };
      return [{ angle, picture: own, isRendered: true }];
    }
    const hasDrawing = (pictureAngles as readonly PictureAngle[]).includes(angle);
    return hasDrawing ? [{ angle, picture, isRendered: false }] : [];
  });
}

function bindingSpec({ product, brake }: Mounted): ProductPicture['spec']['binding'] | null {
  const [colour] = product.colours;
  if (!colour) return null;
  const { spec } = productPicture(product, colour, 'mounted');
  const measures = { ...spec.product.measures, ...(brake === null ? {} : { 'Brake Width': brake }) };
  return { product: { ...spec.product, measures }, colour: spec.colour };
}

/** What differs from a drawing. */
function renderedAs({ kind }: BrandProduct, angle: PictureAngle): Partial<Picture> {
  // Skis stand upright there, their tips near the upper edge.
  if (angle === 'scene') return { ...furtherSize, poi: { x: 0.28, y: 0.08, w: 0.44, h: 0.6 } };
  return kind in renderedAngles ? closeSize : furtherSize;
}

/** The picture on snow is the last. */
function anglesOf({ kind }: BrandProduct): PictureAngle[] {
  return [...pictureAngles.slice(0, -1), ...(renderedAngles[kind] ?? []), ...pictureAngles.slice(-1)];
}

function spinOf(product: BrandProduct, colour: BrandColour): Picture[] {
  if (!(product.kind in renderedAngles)) return [];
  return Array.from({ length: spinFrames }, (_, frame) => {
    const { spec, ...picture } = productPicture(product, colour, 'spin');
    const name = pictureName(product.key, colour.name, `spin_${frame}`);
    return { ...picture, ...frameSize, name, spec: { ...spec, frame } };
  });
}

function productPicture(product: BrandProduct, colour: BrandColour, angle: PictureAngle): ProductPicture {
  const { key, kind, shape, family, season } = product;
  const size = product.sizes[Math.floor((product.sizes.length - 1) / 2)];
  const measures = {
    ...product.specs,
    ...size?.specs,
    ...(product.sizeOption && size ? { [product.sizeOption]: size.label } : {}),
  };
  const waist = Number.parseFloat(String(product.specs['Waist'] ?? product.specs['Waist Width'] ?? ''));
  return {
    name: pictureName(key, colour.name, angle),
    ...packshotSize,
    alpha: false,
    ground: angle === 'scene' || angle === 'detail' ? null : packshotGround,
    poi: angle === 'scene' ? { x: 0.25, y: 0.3, w: 0.5, h: 0.5 } : null,
    meanLuminance: null,
    spec: {
      kind: 'product',
      product: {
        key,
        kind,
        family,
        season,
        waist: Number.isFinite(waist) ? waist : 95,
        measures,
        ...(shape ? { shape } : {}),
      },
      colour: { name: colour.name, hex: colour.hex },
      angle,
    },
  };
}

function scenePicture(scene: BrandScene): Picture {
  const scale = Math.min(1, maxSceneSide / Math.max(scene.width, scene.height));
  const width = Math.round(scene.width * scale);
  const height = Math.round(scene.height * scale);
  const { name, mood, poi } = scene;
  return {
    name,
    width,
    height,
    alpha: false,
    ground: null,
    poi,
    meanLuminance: moodLuminance[mood],
    spec: { kind: 'scene', name, mood, width, height, poi },
  };
}
