/** Every colour token, with the text colours that are readable on it. */
import type { CSSProperties } from 'react';
import { contrast, verdictOn } from './contrast.rules.ts';
import styles from './StyleTileRoute.module.css';
import { TileSection } from './TileSection.tsx';
import { tokens } from './tokens.ts';

const colours = tokens.filter(({ value }) => /^#|^rgb/.test(value));
const valueOf = (name: string) => tokens.find((token) => token.name === name)?.value ?? '';
const inks = [
  { name: 'ink', value: valueOf('--ink') },
  { name: 'snow', value: valueOf('--snow') },
];

export function ColourTile() {
  return (
    <TileSection
      id="colours"
      title="Colors"
      text="Snow is the ground, ink writes, copper marks what is pressed, patina what is good. The numbers are contrasts: 4.5 carries text, 3 carries large text."
    >
      <ul className={styles.swatches}>
        {colours.map(({ name, value }) => (
          <li key={name}>
            <span className={styles.swatch} style={{ background: `var(${name})` } as CSSProperties} />
            <code>{name}</code>
            <span className={styles.value}>{value}</span>
            <ul className={styles.ratios}>
              {inks.map((ink) => {
                const ratio = contrast(value, ink.value);
                return ratio === null ? null : (
                  <li key={ink.name}>
                    {ink.name} {ratio.toFixed(1)}: {verdictOn(ratio)}
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ul>
    </TileSection>
  );
}
