/** The code of the frame's late parts (LateParts.tsx), one chunk. */
export { fetchWording } from './fetchWording.ts';
export { readRest } from '../wording/restOfTexts.ts';
export { Docks } from './Docks.tsx';
export { Header } from './header/Header.tsx';
export { Messages } from './Messages.tsx';
