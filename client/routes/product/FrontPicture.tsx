/** The first picture of the gallery. When another one takes its place, it stays until the other is there: no blank between colours. */
import { useState } from 'react';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureProps } from '../../components/Picture/Picture.tsx';
import { gallerySizes } from './gallerySizes.ts';

interface FrontImage {
  readonly name: string;
  readonly alt: string;
  readonly rendition: PictureProps['rendition'];
}

export function FrontPicture({ image }: { image: FrontImage }) {
  const [arrived, setArrived] = useState(image);
  return (
    <span onLoadCapture={() => setArrived(image)}>
      {arrived.name !== image.name && (
        <Picture key={arrived.name} rendition={arrived.rendition} alt="" fit="cover" sizes={gallerySizes} />
      )}
      <Picture
        key={image.name}
        rendition={image.rendition}
        alt={image.alt}
        fit="cover"
        priority
        sizes={gallerySizes}
        hasPlaceholder
      />
    </span>
  );
}
