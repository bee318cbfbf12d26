/** The brand's products as props in scenes: the packshot drawings at true size in metres, foot at 0,0. */
import { inksOf } from '../paint.ts';
import type { Look } from '../products/productDrawing.ts';
import { drawPole } from '../products/pole.ts';
import { drawSki } from '../products/ski.ts';
import type { Thing, Tint } from '../stage.ts';

let drawnSoFar = 0;

/** Prefixes the ids of gradients and clips, which must be unique within a picture. */
function apart(svg: string): string {
  drawnSoFar += 1;
  const prefix = `gear${drawnSoFar}-`;
  return svg.replaceAll(' id="', ` id="${prefix}`).replaceAll('url(#', `url(#${prefix}`);
}

function look(key: string, family: string, hex: readonly string[]): Look {
  return { key, family, season: 2027, waist: 98, inks: inksOf(hex) };
}

/** The drawing with its outline tinted by the scene's light. */
function inTheLight(body: string, outline: string, tint: Tint, dim: number): string {
  const plain = tint('#FFFFFF', 0.4);
  if (plain === tint('#000000', 0.4))
    return `<g fill="${plain}">${outline.replaceAll('stroke="#000"', `stroke="${plain}"`)}</g>`;
  const dusk = tint('#20242E', 0.2);
  return `${apart(body)}<g fill="${dusk}" opacity="${dim}">${outline.replaceAll('stroke="#000"', `stroke="${dusk}"`)}</g>`;
}

/** A pair of poles planted side by side, 1.2 m. @param dim 0 bright to 1 invisible in the dark. */
export function poles(family: string, hex: readonly string[], dim = 0.3): Thing {
  const drawn = drawPole(look(`${family}-pole`, family, hex), 'front');
  const scale = 1.2 / 1370;
  return (tint) =>
    `<g transform="scale(${scale}) translate(-628 -1440)">${inTheLight(drawn.body, drawn.outline, tint, dim)}</g>`;
}

/** A pair of skis planted side by side, 1.75 m. */
export function skis(family: string, hex: readonly string[], dim = 0.3): Thing {
  const drawn = drawSki(look(`${family}-98`, family, hex), 'front');
  const scale = 1.75 / 1370;
  return (tint) =>
    `<g transform="scale(${scale}) translate(-600 -1420)">${inTheLight(drawn.body, drawn.outline, tint, dim)}</g>`;
}
