/** Snow-covered spruces: whorls of drooping boughs. In metres, foot at 0,0. */
import { randomFrom } from '../random.ts';
import { num, type Thing } from '../stage.ts';

/** @param tall metres @param load snow, 0 bare to 1 laden */
export function spruce(seed: number, tall: number, load = 0.7): Thing {
  return (tint) => {
    const random = randomFrom(seed);
    const needles = [tint('#141C19', 0.08), tint('#1B2622', 0.15), tint('#25322B', 0.3)];
    const snow = [tint('#F4F5F4', 0.8), tint('#D7DEE6', 0.45)];
    const shade = [tint('#A9B7C8', 0.25), tint('#8E9FB6', 0.15)];
    const wide = tall * (0.13 + random() * 0.05);
    const whorls = Math.round(13 + tall);
    const lean = (random() - 0.5) * 0.03;
    let boughs = '';
    for (let whorl = whorls; whorl >= 0; whorl -= 1) {
      const t = whorl / whorls;
      const y = -tall * (1 - 0.93 * t ** 1.06);
      const reach = wide * (0.06 + t ** 0.8) * (0.75 + random() * 0.5);
      const drop = reach * (0.34 + 0.3 * random()) + tall * 0.012;
      const middle = lean * (tall + y);
      for (const side of random() < 0.5 ? [-1, 1, 0] : [1, -1, 0]) {
        const arm = side === 0 ? reach * (random() - 0.5) * 0.9 : reach * (0.72 + random() * 0.5) * side;
        const tip = y + drop * (0.75 + random() * 0.6);
        const root = y - tall * 0.028;
        const fingers = 5;
        let d = `M${num(middle)} ${num(root)}Q${num(middle + arm * 0.45)} ${num(y)} ${num(middle + arm)} ${num(tip)}`;
        for (let finger = fingers; finger >= 0; finger -= 1) {
          const f = finger / fingers;
          const edge = y + (tip - y) * f ** 1.2;
          d += `L${num(middle + arm * (f - 0.06))} ${num(edge + drop * (0.16 + random() * 0.34))}L${num(middle + arm * (f - 0.14))} ${num(edge + drop * 0.04 * random())}`;
        }
        const lit = side < 0 ? 2 : side > 0 ? 0 : 1;
        boughs += `<path d="${d}z" fill="${needles[lit] ?? '#000'}"/>`;
        if (random() < load) {
          const s = 0.8 + random() * 0.24;
          const thick = drop * (0.14 + random() * 0.2);
          const tones = side < 0 ? snow : shade;
          boughs += `<path d="M${num(middle + arm * 0.05)} ${num(root + thick * 0.3)}Q${num(middle + arm * 0.5 * s)} ${num(y - thick * 0.2)} ${num(middle + arm * s)} ${num(tip - drop * 0.06)}Q${num(middle + arm * 0.8 * s)} ${num(tip - drop * 0.1)} ${num(middle + arm * 0.62 * s)} ${num(y + drop * 0.5 + thick * random())}T${num(middle + arm * 0.2)} ${num(y + drop * 0.08 + thick)}z" fill="${tones[random() < 0.6 ? 0 : 1] ?? '#fff'}"/>`;
        }
      }
    }
    const top = lean * tall;
    return `<path d="M${num(-tall * 0.01)} 0L${num(top)} ${num(-tall * 1.03)}L${num(tall * 0.01)} 0z" fill="${needles[0] ?? '#000'}"/>${boughs}`;
  };
}
