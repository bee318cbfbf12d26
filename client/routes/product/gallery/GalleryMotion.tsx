/** An item of a gallery that moves: a video, or a turn. One chunk for both. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { GalleryMotion_item$key } from '#relay/GalleryMotion_item.graphql.ts';
import { GalleryTurn } from './GalleryTurn.tsx';
import { GalleryVideo } from './GalleryVideo.tsx';

export default function GalleryMotion({ item: key, title }: { item: GalleryMotion_item$key; title: string }) {
  const { video, spin } = useFragment(
    graphql`
      fragment GalleryMotion_item on GalleryItem {
        ... on Video @alias(as: "video") {
          ...GalleryVideo_video
        }
        ... on Spin @alias(as: "spin") {
          ...GalleryTurn_spin
        }
      }
    `,
    key,
  );
  if (video) return <GalleryVideo video={video} title={title} />;
  return spin ? <GalleryTurn spin={spin} title={title} /> : null;
}
