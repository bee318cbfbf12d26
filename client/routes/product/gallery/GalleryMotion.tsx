/** An item of a gallery that moves: a video, or a turn. One chunk for both. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { GalleryMotion_item$key } from '#relay/GalleryMotion_item.graphql.ts';
import { GalleryTurn } from './GalleryTurn.tsx';
import { GalleryVideo } from './GalleryVideo.tsx';

interface GalleryMotionProps {
  item: GalleryMotion_item$key;
  title: string;
  /** Id of the product. */
  product: string;
  /** Label of the colour; null when the product has only one. */
  color: string | null;
}

export default function GalleryMotion({ item: key, title, product, color }: GalleryMotionProps) {
  const { video, spin } = useFragment(
    graphql`
      fragment GalleryMotion_item on GalleryItem {
        ... on Video @alias(as: "video") {
          ...GalleryVideo_video
        }
        ... on Spin @alias(as: "spin") {
          still {
            name
          }
          ...GalleryTurn_spin
        }
      }
    `,
    key,
  );
  if (video) return <GalleryVideo video={video} title={title} />;
  // Another colour's turn begins anew.
  return spin ? (
    <GalleryTurn key={spin.still.name} spin={spin} title={title} product={product} color={color} />
  ) : null;
}
