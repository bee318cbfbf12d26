/**
 * Every component of `client/ui` in every state, with the design tokens (platform.md 2, Style tile page). For the
 * shop's developers: in English, and not indexed.
 */
import { brandName } from '../../page/brandName.ts';
import { Head } from '../../page/Head.tsx';
import { ButtonTile } from './ButtonTile.tsx';
import { ColourTile } from './ColourTile.tsx';
import { FieldTile } from './FieldTile.tsx';
import { MotionTile } from './MotionTile.tsx';
import { OverlayTile } from './OverlayTile.tsx';
import styles from './StyleTileRoute.module.css';
import { TypeTile } from './TypeTile.tsx';

const chapters = [
  ['colours', 'Colors'],
  ['type', 'Type'],
  ['space', 'Space and tempo'],
  ['buttons', 'Buttons and signs'],
  ['fields', 'Fields'],
  ['overlays', 'What opens'],
  ['motion', 'What moves'],
] as const;

export function StyleTileRoute() {
  return (
    <div className={styles.page} lang="en">
      <Head title={`Style tile | ${brandName}`} noindex />
      <header className={styles.head}>
        <h1 className={styles.title}>Style tile</h1>
        <p className={styles.intro}>
          What the shop is built of. Everything here is the real thing: press it, tab through it, make the
          window narrow.
        </p>
        <nav aria-label="Chapters">
          <ul className={styles.chapters}>
            {chapters.map(([id, title]) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <ColourTile />
      <TypeTile />
      <ButtonTile />
      <FieldTile />
      <OverlayTile />
      <MotionTile />
    </div>
  );
}

export default StyleTileRoute;
