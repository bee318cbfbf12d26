/** Drawings of accessories by shape. */
import type { AccessoryShape } from '../../../brand/types.ts';
import { drawBackpack, drawBag } from './bags.ts';
import { drawBeanie, drawHoodie, drawTee } from './clothes.ts';
import type { ProductDrawing, Face, Look } from './productDrawing.ts';
import { drawGoggle, drawHelmet } from './headgear.ts';
import { drawPoster, drawSkin, drawStrap } from './strips.ts';
import { drawBrake, drawTool, drawWax } from './workshop.ts';

const drawings: Readonly<Record<AccessoryShape, (look: Look, face: Face) => ProductDrawing>> = {
  skin: drawSkin,
  brake: drawBrake,
  wax: drawWax,
  strap: drawStrap,
  bag: drawBag,
  backpack: drawBackpack,
  beanie: drawBeanie,
  tee: drawTee,
  hoodie: drawHoodie,
  goggle: drawGoggle,
  helmet: drawHelmet,
  tool: drawTool,
  poster: drawPoster,
};

export function drawAccessory(shape: AccessoryShape, look: Look, face: Face): ProductDrawing {
  return drawings[shape](look, face);
}
