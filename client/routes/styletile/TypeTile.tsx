/** Type scale, weights, spacing and durations, from the tokens. */
import type { CSSProperties } from 'react';
import { EmailLink } from '../../ui/EmailLink/EmailLink.tsx';
import styles from './StyleTileRoute.module.css';
import { TileSection } from './TileSection.tsx';
import { tokens } from './tokens.ts';
import { tokensNamed } from './tokens.rules.ts';

const sizes = [
  ...tokensNamed(tokens, /^--heading-/).toReversed(),
  ...tokensNamed(tokens, /^--text-/).toReversed(),
];
const weights = tokensNamed(tokens, /^--weight-/);
const spaces = tokensNamed(tokens, /^--(space|section|gutter|grid-gap)/);
const tempos = tokensNamed(tokens, /^--(quick|calm|slow)$/);

export function TypeTile() {
  return (
    <>
      <TileSection
        id="type"
        title="Type"
        text="One family. Size and weight do the work; headings grow with the window, text does not."
      >
        <ul className={styles.types}>
          {sizes.map(({ name, value }) => (
            <li key={name}>
              <code>{name}</code>
              <span className={styles.value}>{value}</span>
              <span
                className={styles.sample}
                data-heading={name.startsWith('--heading') ? '' : undefined}
                style={{ fontSize: `var(${name})` }}
              >
                Hot meets cold
              </span>
            </li>
          ))}
          {weights.map(({ name, value }) => (
            <li key={name}>
              <code>{name}</code>
              <span className={styles.value}>{value}</span>
              <span className={styles.sample} style={{ fontWeight: `var(${name})` }}>
                Eleven people and a press
              </span>
            </li>
          ))}
          <li>
            <code>EmailLink</code>
            <span className={styles.value}>breaks after its @</span>
            <span className={styles.sample}>
              <EmailLink email="mechanics@skarn.example" />
            </span>
          </li>
        </ul>
      </TileSection>
      <TileSection
        id="space"
        title="Space and tempo"
        text="Steps of four. Sections and gutters breathe with the window. Everything is still for those who asked for less motion."
      >
        <ul className={styles.spaces}>
          {spaces.map(({ name, value }) => (
            <li key={name}>
              <code>{name}</code>
              <span className={styles.value}>{value}</span>
              <span className={styles.bar} style={{ inlineSize: `var(${name})` } as CSSProperties} />
            </li>
          ))}
          {tempos.map(({ name, value }) => (
            <li key={name}>
              <code>{name}</code>
              <span className={styles.value}>{value}</span>
              <span className={styles.tempo} style={{ transitionDuration: `var(${name})` }} />
            </li>
          ))}
        </ul>
      </TileSection>
    </>
  );
}
