/** The dialog of the picture viewer. Its content loads on intent. */
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import type { PictureViewer_images$key } from '#relay/PictureViewer_images.graphql.ts';
import { SectionBoundary } from '../../../components/SectionBoundary/SectionBoundary.tsx';
import { mayPreload } from '../../../navigation/visits/preload.rules.ts';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { readConnection } from '../../../viewport/pictures/connection.ts';
import { galleryWording } from '../../../wording/shopping/gallery.ts';
import { useWording } from '../../../wording/wording.ts';

const load = () => import('./PictureViewer.tsx');
const PictureViewer = lazy(load);

/** Preloads the viewer's code. */
export function prepareViewer(): void {
  // If its code fails to load, the viewer's error boundary shows it.
  if (mayPreload(readConnection())) load().catch(() => {});
}

interface GalleryViewerProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  images: PictureViewer_images$key;
  /** Index of the current picture. */
  shown: number;
  onShow: (index: number) => void;
  /** The picture itself, while the viewer loads or when it fails to load. */
  children: ReactNode;
}

export function GalleryViewer({
  isOpen,
  onClose,
  title,
  images,
  shown,
  onShow,
  children,
}: GalleryViewerProps) {
  const t = useWording(galleryWording);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closeLabel={t('viewer.close')} side="full">
      <SectionBoundary resetKey={isOpen} fallback={children}>
        <Suspense fallback={children}>
          {isOpen ? <PictureViewer images={images} shown={shown} onShow={onShow} /> : null}
        </Suspense>
      </SectionBoundary>
    </Dialog>
  );
}
