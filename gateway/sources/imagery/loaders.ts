/**
 * The image service as resolvers see it. Metadata is asked by name, once per request and name;
 * addresses of renditions are built without asking anyone.
 */
import DataLoader from 'dataloader';
import type { Asker } from '../transport/asker.ts';
import { Source } from '../transport/http.ts';
import type { AnswerStore } from '../transport/cache/keptAnswers.ts';
import { getImage, getImageSet, getVideo } from './client.ts';
import { imageUrl, type RenditionParams } from './imageUrl.ts';
import type { ImageJson, ImageSetJson, VideoJson } from './wire.ts';

export interface ImageryConfig {
  /** Where the gateway asks for metadata. */
  url: string;
  /** Where shoppers' browsers fetch pictures; the same as `url` when absent. */
  publicUrl?: string;
  /** Account at the image service. */
  alias: string;
  answers?: AnswerStore | undefined;
}

export interface ImagerySource {
  source: Source;
  alias: string;
  publicUrl: string;
}

export interface ImageryHandle {
  readonly alias: string;
  /** Size and point of interest; null when there is no such image. */
  image(name: string): Promise<ImageJson | null>;
  /** Items in gallery order; null when there is no such set. */
  imageSet(name: string): Promise<ImageSetJson | null>;
  /** Files and poster; null when there is no such video. */
  video(name: string): Promise<VideoJson | null>;
  /** Public address of a rendition; no upstream call. */
  url(name: string, params?: RenditionParams): string;
}

export function imagerySource(config: ImageryConfig): ImagerySource {
  return {
    // A page waits a moment for what is known of its pictures, and no longer: they are shown without it.
    source: new Source({
      name: 'imagery',
      url: config.url,
      connections: 32,
      patienceMs: 1_500,
      answers: config.answers,
      hedges: true,
    }),
    alias: config.alias,
    publicUrl: (config.publicUrl ?? config.url).replace(/\/+$/, ''),
  };
}

export function createImagery({ source, alias, publicUrl }: ImagerySource, asker: Asker): ImageryHandle {
  // The vendor has no call for several names at once: the loaders only share, they do not batch.
  const imageByName = new DataLoader<string, ImageJson | null>(
    each((name) => source.run(getImage, { alias, name }, asker)),
  );
  const imageSetByName = new DataLoader<string, ImageSetJson | null>(
    each((name) => source.run(getImageSet, { alias, name }, asker)),
  );
  const videoByName = new DataLoader<string, VideoJson | null>(
    each((name) => source.run(getVideo, { alias, name }, asker)),
  );
  return {
    alias,
    image: (name) => imageByName.load(name),
    imageSet: (name) => imageSetByName.load(name),
    video: (name) => videoByName.load(name),
    url: (name, params) => imageUrl(publicUrl, alias, name, params),
  };
}

/** One failing picture fails alone. */
function each<Value>(load: (name: string) => Promise<Value>) {
  return (names: readonly string[]): Promise<(Value | Error)[]> =>
    Promise.all(names.map((name) => load(name).catch((error: unknown) => asError(error))));
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
