/** Posters: uncoated sheets that were rolled, so that one edge still lifts. */
import { letter, wordmark } from '../../drawings/lettering.ts';
import { darker, lighter, luminance } from '../../drawings/paint.ts';
import { flatLay } from '../flatLay.ts';
import { bellBoard, levelPlan, mineSection } from '../mineDrawings.ts';
import type { Look, Model } from '../subject.ts';

const [width, height] = [500, 700];

export async function posterModel({ key, inks }: Look): Promise<Model> {
  const isLight = luminance(inks.ground) > 0.4;
  const ink = isLight ? '#22313A' : darker(inks.ground, 0.25);
  const ground =
    key === 'bell-poster' ? lighter(inks.ground, 0.86) : isLight ? lighter(inks.ground, 0.45) : '#F2EEE4';
  const second =
    key === 'section-poster'
      ? '#A8481F'
      : key === 'bell-poster'
        ? inks.ground
        : inks.accent === '#EFEAE0'
          ? '#B4552A'
          : inks.accent;
  const drawing =
    { 'section-poster': mineSection, 'level-nine-poster': levelPlan, 'bell-poster': bellBoard }[key] ??
    mineSection;
  const title =
    {
      'section-poster': 'SECTION OF SHAFT 12',
      'level-nine-poster': 'PLAN OF LEVEL NINE',
      'bell-poster': 'HOIST HOUSE',
    }[key] ?? '';
  const note =
    key === 'section-poster' ? '1 / 1000   H. LUND 1934' : key === 'level-nine-poster' ? '1 / 500' : 'SKARN';
  // A cup stood at level five.
  const ring =
    key === 'section-poster'
      ? '<circle cx="420" cy="498" r="36" fill="none" stroke="#8A5A2E" stroke-opacity=".34" stroke-width="6"/><circle cx="421" cy="497" r="33" fill="none" stroke="#8A5A2E" stroke-opacity=".2" stroke-width="2"/>'
      : '';
  const print = `<g transform="translate(36 24) scale(.714)">${drawing(ink, second)}</g>${ring}<path d="M36 644H464" stroke="${ink}" stroke-width="1.4"/>
<g transform="translate(36 668)">${letter(title, { size: 10, colour: ink, weight: 0.13, tracking: 0.2 }).svg}</g><g transform="translate(464 668)">${letter(note, { size: 7, colour: ink, anchor: 'end', weight: 0.12, tracking: 0.2 }).svg}</g><g transform="translate(36 686) scale(.8)">${wordmark(ink)}</g>`;
  return flatLay(
    [width, height],
    [
      {
        outline: `M4 4H496V696H4z`,
        colour: ground,
        print,
        height: 1,
        round: 1,
        creases: [
          { d: 'M4 696H496', width: 70, rise: 16 },
          { d: 'M496 560V696', width: 60, rise: 14 },
        ],
        wrinkles: [0.5, 420],
      },
    ],
  );
}
