/** Parts of the frame, whose code is no part of the first load. */
import { LateModule } from '../navigation/LateModule.ts';
import { latePart } from '../components/LatePart/latePart.tsx';

const lateCode = new LateModule('frame/late.ts', () => import('./late.ts'));

export const LateDocks = latePart(lateCode, ({ Docks }) => Docks);
export const LateFooter = latePart(lateCode, ({ Footer }) => Footer);
export const LateHeader = latePart(lateCode, ({ Header }) => Header);
export const LateMessages = latePart(lateCode, ({ Messages }) => Messages);
