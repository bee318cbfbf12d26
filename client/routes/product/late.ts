/** The code of the product's late parts, one chunk. */
export { CompareToggle } from '../../components/CompareToggle/CompareToggle.tsx';
export { RecentlyViewed } from '../../components/RecentlyViewed/RecentlyViewed.tsx';
export { Share } from '../../components/Share/Share.tsx';
export { BelowButton } from './buy/BelowButton.tsx';
export { KnownPicture } from './gallery/KnownPicture.tsx';
export { ProductGallery } from './gallery/ProductGallery.tsx';
export { SizeHelp } from './size/SizeHelp.tsx';
