/**
 * The first picture of the gallery. It stays until its replacement has loaded: no blank between colours, nor between
 * the tile's picture and the large one.
 */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Picture } from '../../../components/Picture/Picture.tsx';
import type { PictureProps } from '../../../components/Picture/Picture.tsx';
import { gallerySizes } from './gallerySizes.ts';

interface FrontImage {
  readonly name: string;
  readonly alt: string;
  readonly rendition: PictureProps['rendition'];
}

interface FrontPictureProps {
  image: FrontImage;
  /** Shown until the first picture loads; null for its own placeholder. */
  before: ReactNode;
}

export function FrontPicture({ image, before }: FrontPictureProps) {
  const [arrived, setArrived] = useState(image);
  const [isAwaited, setAwaited] = useState(before !== null);
  const handleLoad = () => {
    setArrived(image);
    setAwaited(false);
  };
  const front = (
    <span onLoadCapture={handleLoad}>
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
        hasPlaceholder={!isAwaited}
      />
    </span>
  );
  return (
    <>
      {isAwaited && before}
      {front}
    </>
  );
}
