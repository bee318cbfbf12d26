/** The first picture of the gallery. When another one takes its place, it stays until the other is there: no blank between colours. */
import { useState } from 'react';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureProps } from '../../components/Picture/Picture.tsx';

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
        <Picture key={arrived.name} rendition={arrived.rendition} alt="" fit="cover" />
      )}
      <Picture
        key={image.name}
        rendition={image.rendition}
        alt={image.alt}
        fit="cover"
        priority
        sizes="(min-width: 1024px) min(46vw, 46rem), (min-width: 769px) 50vw, 100vw"
        hasPlaceholder
      />
    </span>
  );
}
