/**
 * The scenes that the studio renders, by name. A scene has one file in `scenes/`, named after it (`scene-wax-bench`:
 * `waxBench.ts`): its master is rendered anew when that file changes. After a change of what scenes share,
 * `npm run pictures -- --all scene-` renders them. Scenes in the mountains have a stage of their own (`outdoors/`).
 */
import type { MakeOutdoors } from './outdoors/setting.ts';
import type { MakeScene } from './sceneSet.ts';
import { lampRoom } from './scenes/lampRoom.ts';
import { machineHall } from './scenes/machineHall.ts';
import { press } from './scenes/press.ts';
import { waxBench } from './scenes/waxBench.ts';
import { workshop } from './scenes/workshop.ts';
import { copperDusk } from './scenes/copperDusk.ts';
import { fallen } from './scenes/fallen.ts';
import { firstLight } from './scenes/firstLight.ts';
import { firstLightTall } from './scenes/firstLightTall.ts';
import { fourArgue } from './scenes/fourArgue.ts';
import { groomer } from './scenes/groomer.ts';
import { hutEvening } from './scenes/hutEvening.ts';
import { lostLevel } from './scenes/lostLevel.ts';
import { nightShift } from './scenes/nightShift.ts';
import { openCut } from './scenes/openCut.ts';
import { overburden } from './scenes/overburden.ts';
import { poleRack } from './scenes/poleRack.ts';
import { riderAirTall } from './scenes/riders/riderAirTall.ts';
import { riderBenchTall } from './scenes/riders/riderBenchTall.ts';
import { riderCarveTall } from './scenes/riders/riderCarveTall.ts';
import { riderLookoutTall } from './scenes/riders/riderLookoutTall.ts';
import { riderMogulTall } from './scenes/riders/riderMogulTall.ts';
import { riderRidgeTall } from './scenes/riders/riderRidgeTall.ts';
import { riderSitTall } from './scenes/riders/riderSitTall.ts';
import { riderSkinTall } from './scenes/riders/riderSkinTall.ts';
import { riderTelemarkTall } from './scenes/riders/riderTelemarkTall.ts';
import { ropeway } from './scenes/ropeway.ts';
import { schoolHill } from './scenes/schoolHill.ts';
import { skinTrackTall } from './scenes/skinTrackTall.ts';
import { spruceLine } from './scenes/spruceLine.ts';
import { tarnTall } from './scenes/tarnTall.ts';

export const scenes: Readonly<Record<string, MakeScene | { outdoors: MakeOutdoors }>> = {
  'scene-copper-dusk': { outdoors: copperDusk },
  'scene-fallen': { outdoors: fallen },
  'scene-first-light': { outdoors: firstLight },
  'scene-first-light-tall': { outdoors: firstLightTall },
  'scene-four-argue': { outdoors: fourArgue },
  'scene-groomer': { outdoors: groomer },
  'scene-hut-evening': { outdoors: hutEvening },
  'scene-lost-level': { outdoors: lostLevel },
  'scene-night-shift': { outdoors: nightShift },
  'scene-open-cut': { outdoors: openCut },
  'scene-overburden': { outdoors: overburden },
  'scene-pole-rack': { outdoors: poleRack },
  'scene-rider-air-tall': { outdoors: riderAirTall },
  'scene-rider-carve-tall': { outdoors: riderCarveTall },
  'scene-rider-lookout-tall': { outdoors: riderLookoutTall },
  'scene-rider-mogul-tall': { outdoors: riderMogulTall },
  'scene-rider-ridge-tall': { outdoors: riderRidgeTall },
  'scene-rider-sit-tall': { outdoors: riderSitTall },
  'scene-rider-skin-tall': { outdoors: riderSkinTall },
  'scene-rider-telemark-tall': { outdoors: riderTelemarkTall },
  'scene-ropeway': { outdoors: ropeway },
  'scene-school-hill': { outdoors: schoolHill },
  'scene-skin-track-tall': { outdoors: skinTrackTall },
  'scene-spruce-line': { outdoors: spruceLine },
  'scene-tarn-tall': { outdoors: tarnTall },
  'scene-lamp-room': lampRoom,
  'scene-machine-hall': machineHall,
  'scene-press': press,
  'scene-wax-bench': waxBench,
  'scene-rider-bench-tall': riderBenchTall,
  'scene-workshop': workshop,
};
