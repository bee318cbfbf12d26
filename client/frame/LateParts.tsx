/** Parts of the frame, whose code is no part of the first load. */
import { LateModule } from '../navigation/LateModule.ts';
import { latePart } from '../components/LatePart/latePart.tsx';

export const lateFrame = new LateModule('frame/late.ts', () => import('./late.ts'));
const footerCode = new LateModule('frame/below.ts', () => import('./below.ts'), { isBelow: true });

export const LateDocks = latePart(lateFrame, ({ Docks }) => Docks);
export const LateFooter = latePart(footerCode, ({ Footer }) => Footer);
export const LateHeader = latePart(lateFrame, ({ Header }) => Header);
export const LateMessages = latePart(lateFrame, ({ Messages }) => Messages);
