/**
 * The scenes that the studio renders, by name. A scene has one file in `scenes/`, named after it (`scene-wax-bench`:
 * `waxBench.ts`): its master is rendered anew when that file changes. After a change of what scenes share,
 * `npm run pictures -- --all scene-` renders them.
 */
import type { MakeScene } from './sceneSet.ts';

export const scenes: Readonly<Record<string, MakeScene>> = {};
