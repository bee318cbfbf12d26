/** Videos of the image service; files and poster come from its metadata. */
import { builder } from '../builder.ts';
import { withFallback } from '../sourceErrors.ts';
import { pictureNameAt } from './pictureNameAt.rules.ts';
import { Image, imageOf } from './image.ts';
import { Spin } from './spin.ts';
import type { AspectRatios } from './renditions.rules.ts';

/** A video identified by its name at the image service. */
export interface VideoModel {
  kind: 'video';
  name: string;
  alt: string;
  /** Aspect ratios of the banner's frame. */
  aspect?: AspectRatios;
}

interface VideoSourceModel {
  src: string;
  type: string;
  width: number | null;
  height: number | null;
}

const VideoSource = builder.objectRef<VideoSourceModel>('VideoSource').implement({
  description: 'One file of a video.',
  fields: (t) => ({
    src: t.exposeString('src', { description: 'URL of the file.' }),
    type: t.exposeString('type', { description: 'Media type, such as `video/mp4`.' }),
    width: t.exposeInt('width', {
      nullable: true,
      description: 'Pixels; null when the service does not say.',
    }),
    height: t.exposeInt('height', {
      nullable: true,
      description: 'Pixels; null when the service does not say.',
    }),
  }),
});

export const Video = builder.objectRef<VideoModel>('Video').implement({
  description: 'Video of the image service. In banners it autoplays muted and looped, without controls.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name at the image service.' }),
    poster: t.field({
      type: Image,
      nullable: true,
      description: 'Poster image. Null when there is none or the image service is down.',
      resolve: async ({ name, alt, aspect }, _args, ctx) => {
        const video = await withFallback(ctx.imagery.video(name), null);
        const still = video?.meta.mainThumb?.src;
        const stillName = still === undefined ? null : pictureNameAt(still);
        return stillName === null ? null : imageOf(stillName, alt, { isStill: true, aspect: aspect ?? null });
      },
    }),
    sources: t.field({
      type: [VideoSource],
      description: 'Files, best first. Empty when the image service is down or does not know the video.',
      complexity: 5,
      resolve: async ({ name }, _args, ctx) => {
        const video = await withFallback(ctx.imagery.video(name), null);
        return (video?.media ?? [])
          .map(({ src, profile, format, width, height }) => ({
            // The service uses http by default, which an https page may not load.
            src: src.replace(/^\/\//, 'https://'),
            type: `video/${(format ?? profile.split('_')[0] ?? 'mp4').toLowerCase()}`,
            width: width ?? null,
            height: height ?? null,
          }))
          .sort((a, b) => (b.height ?? 0) - (a.height ?? 0));
      },
    }),
  }),
});

export const GalleryItem = builder.unionType('GalleryItem', {
  description: 'An item of a product’s gallery.',
  types: [Image, Video, Spin],
  resolveType: ({ kind }) => ({ image: Image, video: Video, spin: Spin })[kind],
});
