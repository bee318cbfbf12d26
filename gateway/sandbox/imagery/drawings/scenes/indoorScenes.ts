/** Indoor scenes of the mine, by name: the lamp room, the machine hall, the wax bench. 8-bit RGB. */
import sharp from 'sharp';
import { toneMap } from '../toneMapping.ts';
import { paintLandscape } from '../landscape.ts';
import { letter } from '../lettering.ts';
import { lights } from '../light.ts';
import { inksOf } from '../paint.ts';
import { drawBackpack } from '../products/bags.ts';
import { drawBinding } from '../products/binding.ts';
import { drawHoodie } from '../products/clothes.ts';
import type { Look } from '../products/productDrawing.ts';
import { drawHelmet } from '../products/headgear.ts';
import { ski } from '../products/ski.ts';
import { randomFrom } from '../random.ts';
import { rolling } from '../snowfield.ts';
import { glow } from './glow.ts';
import { drawRoom, hang } from './room.ts';
import { viewpoints, standing } from './viewpoints.ts';

type DrawRoom = (width: number, height: number) => Promise<Buffer>;

function look(key: string, family: string, hex: readonly string[]): Look {
  return { key, family, season: 2027, waist: 98, inks: inksOf(hex) };
}

/** Upright boards with seams, each with its own tone. */
function boards(
  from: number,
  to: number,
  top: number,
  bottom: number,
  wide: number,
  tones: readonly string[],
  seed: number,
): string {
  const random = randomFrom(seed);
  let out = '';
  for (let x = from; x < to; x += wide) {
    const tone = tones[Math.floor(random() * tones.length)] ?? '#333';
    out += `<path d="M${x} ${top}h${wide}V${bottom}h${-wide}z" fill="${tone}"/><path d="M${x} ${top}V${bottom}" stroke="#000" stroke-opacity=".55" stroke-width="4"/><path d="M${x + 4} ${top}V${bottom}" stroke="#fff" stroke-opacity=".06" stroke-width="3"/>`;
    for (let i = 0; i < 3; i += 1) {
      const gx = x + 12 + random() * (wide - 24);
      out += `<path d="M${gx} ${top}C${gx + 8 * random()} ${(top * 2 + bottom) / 3} ${gx - 8 * random()} ${(top + bottom * 2) / 3} ${gx + 5} ${bottom}" stroke="#000" stroke-opacity=".16" stroke-width="2.5" fill="none"/>`;
    }
  }
  return out;
}

const lampRoom: DrawRoom = (width, height) => {
  const hooks = [300, 660, 1020, 1380, 1740, 2100];
  const rail = `<path d="M0 214H2400V262H0z" fill="#5A4634"/><path d="M0 214H2400V222H0z" fill="#8A6E50"/><path d="M0 262H2400V276H0z" fill="#000" fill-opacity=".45"/>`;
  const tags = hooks.map((x, i) => {
    const number = letter(String(41 + i), { size: 34, colour: '#1B1D1E', weight: 0.15, anchor: 'middle' });
    return `<path d="M${x - 44} 108h88v72h-88z" fill="#E9E4D6"/><path d="M${x - 44} 108h88v72h-88z" fill="none" stroke="#1F3A37" stroke-width="6"/><g transform="translate(${x} 161)">${number.svg}</g><path d="M${x} 238v34q0 26-24 26" stroke="#1A1B1C" stroke-width="13" fill="none" stroke-linecap="round"/><circle cx="${x}" cy="238" r="12" fill="#2C2E30"/>`;
  });
  const things = [
    hang(drawBackpack(look('kibble-28', 'kibble', ['#A8481F']), 'front'), 300, 196, 0.46),
    hang(drawHoodie(look('foreman-hoodie', 'changing-house', ['#26463B']), 'front'), 690, 206, 0.5, {
      turn: 2,
    }),
    hang(drawHelmet(look('hard-hat', 'hard-hat', ['#E3D04B']), 'front'), 1030, 150, 0.36),
    hang(drawBackpack(look('kibble-38', 'kibble', ['#2B4C63']), 'front'), 1400, 196, 0.5),
    hang(drawHoodie(look('foreman-hoodie', 'changing-house', ['#7A2430']), 'back'), 1760, 206, 0.5, {
      turn: -2,
    }),
    hang(drawBackpack(look('kibble-18', 'kibble', ['#ECE7DF']), 'front'), 2110, 196, 0.42),
  ];
  const bench = `<path d="M0 912H2400V948H0z" fill="#6B523B"/><path d="M0 912H2400V920H0z" fill="#A07C58"/><path d="M0 948H2400V1100H0z" fill="#120F0D"/>`;
  return drawRoom({
    width,
    height,
    things: `${boards(0, 2400, 0, 1028, 120, ['#31473F', '#2E433C', '#354C44', '#2B3F38'], 4)}${rail}${tags.join('')}${things.join('')}${bench}`,
    ambient: [0.1, 0.12, 0.17],
    lamps: [
      { x: 0.21, y: 0.12, reach: 0.26, colour: [1.25, 0.98, 0.64] },
      { x: 0.67, y: 0.1, reach: 0.24, colour: [1.15, 0.9, 0.6] },
    ],
    shining: `${glow('l1', 504, 18, 620, '#FFCF8F', 0.8)}${glow('l2', 1608, 10, 560, '#FFCF8F', 0.75)}`,
  });
};

const machineHall: DrawRoom = (width, height) => {
  const windows = Array.from({ length: 5 }, (_, i) => {
    const t = i / 4;
    const x = 60 + 1500 * (1 - (1 - t * 0.86) ** 1.6);
    const w = 250 * (1 - t * 0.62);
    const top = 60 + 210 * t;
    const bottom = 640 - 60 * t;
    const bars =
      [0.33, 0.66].map((f) => `M${x + w * f} ${top}V${bottom}`).join('') +
      [0.2, 0.4, 0.6, 0.8].map((f) => `M${x} ${top + (bottom - top) * f}h${w}`).join('');
    return `<path d="M${x} ${bottom}V${top + w * 0.4}Q${x + w / 2} ${top - w * 0.3} ${x + w} ${top + w * 0.4}V${bottom}z" fill="#8FB0DE"/><path d="${bars}" stroke="#141A22" stroke-width="${10 * (1 - t * 0.6)}"/>`;
  });
  const trusses = Array.from(
    { length: 7 },
    (_, i) =>
      `<path d="M${-100 + i * 400} 0L${300 + i * 330} 120H${-60 + i * 420}" stroke="#1C2127" stroke-width="16" fill="none"/>`,
  ).join('');
  const floor = `<path d="M0 700H2400V1028H0z" fill="#4A4B4C"/>${Array.from({ length: 16 }, (_, i) => `<path d="M${-600 + i * 240} 1028L${700 + i * 66} 700" stroke="#000" stroke-opacity=".3" stroke-width="4"/>`).join('')}<path d="M0 780H2400M0 880H2400" stroke="#000" stroke-opacity=".25" stroke-width="4"/>`;
  const wheel = `<circle cx="2080" cy="470" r="300" fill="none" stroke="#22282E" stroke-width="46"/><circle cx="2080" cy="470" r="60" fill="#22282E"/>${Array.from({ length: 6 }, (_, i) => `<path d="M2080 470l${300 * Math.cos((i * Math.PI) / 3 + 0.3)} ${300 * Math.sin((i * Math.PI) / 3 + 0.3)}" stroke="#22282E" stroke-width="26"/>`).join('')}<path d="M1880 760h420v120h-420z" fill="#1D2227"/>`;
  const bench = `<path d="M760 742H1720L1760 790H720z" fill="#7A7E80"/><path d="M720 790H1760V846H720z" fill="#3C4043"/><path d="M790 846h70v182h-70zM1620 846h70v182h-70z" fill="#2A2D30"/><path d="M860 900H1620v26H860z" fill="#24272A"/><path d="M700 700H1780V742H700z" fill="#1E2022"/><path d="M700 700H1780V712H700z" fill="#B9BDBE"/>`;
  const gauge = `<path d="M1560 540h130v160h-130z" fill="#2B3034"/><circle cx="1625" cy="606" r="46" fill="#E9E4D6"/><path d="M1625 606L1650 576" stroke="#B8352B" stroke-width="6"/>`;
  const lamp = `<path d="M1236 0V150" stroke="#0E1012" stroke-width="8"/><path d="M1150 214C1160 160 1200 146 1236 146S1312 160 1322 214z" fill="#1F3A37"/>`;
  return drawRoom({
    width,
    height,
    things: `<rect width="2400" height="1028" fill="#39424A"/>${windows.join('')}${trusses}${floor}${wheel}${gauge}${hang(drawBinding(look('timber-hitch-16', 'timber-hitch', ['#A8481F']), 'back'), 1236, 138, 0.56, { drop: 10 })}${bench}${lamp}`,
    ambient: [0.1, 0.14, 0.24],
    lamps: [
      { x: 0.515, y: 0.5, reach: 0.17, colour: [1.5, 1.18, 0.8], wide: 1.25 },
      { x: 0.1, y: 0.4, reach: 0.2, colour: [0.3, 0.42, 0.68] },
      { x: 0.36, y: 0.85, reach: 0.2, colour: [0.1, 0.14, 0.22] },
    ],
    shining: `${glow('m1', 1236, 214, 700, '#FFD9A0', 0.62)}<path d="M60 640L560 1028H-200zM420 620L900 1028H500z" fill="#7FA2DC" fill-opacity=".07"/>`,
  });
};

/** The view from the workshop's window. */
async function outlook(width: number, height: number): Promise<Buffer> {
  const view = {
    ...standing,
    ...viewpoints.horn,
    width,
    height,
    horizon: 0.74,
    angle: 0.5,
    foreground: rolling(3, 60, 0.2),
  };
  const light = lights.dusk;
  const picture = toneMap(paintLandscape({ view, light, foregroundLit: 0.1 }), {
    exposure: light.exposure * 1.5,
    vignette: 0,
  });
  return sharp(picture, { raw: { width, height, channels: 3 } })
    .blur(2)
    .png()
    .toBuffer();
}

const waxBench: DrawRoom = async (width, height) => {
  const scale = width / 2400;
  const pane = await outlook(Math.round(760 * scale), Math.round(520 * scale));
  const random = randomFrom(31);
  let curls = '';
  for (let i = 0; i < 520; i += 1) {
    const near = random() ** 1.5;
    const x = 1200 + (random() + random() + random() - 1.5) * 1150;
    const y = 1080 + near * 190;
    const r = (3 + random() ** 2 * 12) * (0.7 + near * 0.8);
    const tone = ['#F1D98A', '#E6C568', '#F7E7B4', '#D9B24F'][i % 4] ?? '#F1D98A';
    const shape =
      i % 3 === 0
        ? `M0 0q${r} ${-r * 1.6} ${r * 2.2} ${-r * 0.2}t${r * 2} ${r * 0.3}`
        : i % 3 === 1
          ? `M0 0a${r} ${r} 0 1 1 ${r * 0.5} ${r * 1.6}`
          : `M0 0l${r * 1.4} ${r * 0.3}`;
    const place = `translate(${x} ${y}) rotate(${random() * 360}) scale(1 ${0.5 + random() * 0.4})`;
    curls += `<g transform="${place}" fill="none" stroke-linecap="round"><path d="${shape}" stroke="#2A1608" stroke-opacity=".4" stroke-width="${2.4 + r * 0.16}" transform="translate(2 4)"/><path d="${shape}" stroke="${tone}" stroke-width="${1.8 + r * 0.2}"/></g>`;
  }
  const frame = `<path d="M180 130H940V650H180z" fill="none" stroke="#D8D2C2" stroke-width="30"/><path d="M560 130V650M180 390H940" stroke="#D8D2C2" stroke-width="20"/><path d="M140 655H980V700H140z" fill="#C9C1AE"/><path d="M140 700H980V716H140z" fill="#000" fill-opacity=".5"/>`;
  const wall = `<path fill-rule="evenodd" d="M0 0H2400V940H0zM180 130V650H940V130z" fill="#3B3029"/>`;
  const planks = boards(0, 2400, 0, 940, 150, ['#3B3029', '#40342C', '#372C26'], 8);
  const bench = `<path d="M0 930H2400V1300H0z" fill="#8A6A48"/>${Array.from({ length: 26 }, (_, i) => `<path d="M0 ${936 + i * 14}C700 ${930 + i * 14 + random() * 16} 1500 ${940 + i * 14 - random() * 16} 2400 ${936 + i * 14}" stroke="#4A3421" stroke-opacity="${0.12 + random() * 0.24}" stroke-width="${1.5 + random() * 3}" fill="none"/>`).join('')}<path d="M0 1290H2400V1350H0z" fill="#4E3825"/><path d="M0 1286H2400V1294H0z" fill="#B08A62"/><path d="M0 920H2400V940H0z" fill="#000" fill-opacity=".4"/>`;
  const tools = [1180, 1270, 1350, 1460, 1560]
    .map(
      (x, i) =>
        `<path d="M${x} 190v${[190, 150, 170, 230, 120][i] ?? 150}" stroke="${['#A9ADAF', '#7A5233', '#B9BDBE', '#8E9294', '#A8481F'][i] ?? '#999'}" stroke-width="${[26, 30, 14, 40, 24][i] ?? 20}" stroke-linecap="round"/><path d="M${x} 150v40" stroke="#1A1B1C" stroke-width="7"/>`,
    )
    .join('');
  const shelf = `<path d="M1090 560H2240V590H1090z" fill="#6B523B"/><path d="M1090 560H2240V567H1090z" fill="#A58361"/>${['#E3D04B', '#A8481F', '#6FB3C8', '#1E7F5C', '#E58A7B', '#F4F3EE', '#E3D04B'].map((tone, i) => `<path d="M${1150 + i * 150} ${470 + (i % 2) * 14}h96v${90 - (i % 2) * 14}h-96z" fill="${tone}"/><path d="M${1150 + i * 150} 508h96v22h-96z" fill="#F3F1EA"/>`).join('')}`;
  const lying = `<g transform="translate(90 1010) rotate(-90) scale(.62 1)"><g transform="scale(1.72 1.55)"><g transform="translate(-26 0)" opacity=".5"><path d="M-78 20L-60 1420L60 1420L80 20z" fill="#1A0F06"/></g>${ski(look('lodestar-98', 'lodestar', ['#2E6357']), 1440, 'wx', 'base', 0)}</g></g>`;
  const vises = [620, 1740]
    .map(
      (x) =>
        `<path d="M${x - 60} 900h120v70h-120z" fill="#23272A"/><path d="M${x - 60} 900h120v12h-120z" fill="#6C7174"/><path d="M${x - 36} 1070h72v60h-72z" fill="#1B1E20"/>`,
    )
    .join('');
  return drawRoom({
    width,
    height,
    behind: [{ input: pane, left: Math.round(180 * scale), top: Math.round(130 * scale) }],
    things: `<defs><clipPath id="wall"><path clip-rule="evenodd" d="M0 0H2400V940H0zM180 130V650H940V130z"/></clipPath></defs>${wall}<g clip-path="url(#wall)">${planks}</g>${frame}${tools}${shelf}${bench}${vises}${lying}${curls}`,
    ambient: [0.2, 0.22, 0.3],
    lamps: [
      { x: 0.6, y: 0.55, reach: 0.26, colour: [1.15, 0.86, 0.52], wide: 1.5 },
      { x: 0.23, y: 0.3, reach: 0.13, colour: [0.75, 0.66, 0.72] },
    ],
    shining: glow('w1', 1480, 40, 900, '#FFC983', 0.5),
  });
};

export const indoorScenes: Readonly<Record<string, DrawRoom>> = {
  'scene-lamp-room': lampRoom,
  'scene-machine-hall': machineHall,
  'scene-wax-bench': waxBench,
};
