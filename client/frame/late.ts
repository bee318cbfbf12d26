/** The code of the frame's late parts (LateParts.tsx), one chunk. */
export { Footer } from './footer/Footer.tsx';
export { Header } from './header/Header.tsx';
