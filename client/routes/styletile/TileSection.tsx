/** A section of the style tile, and an example in it. */
import type { ReactNode } from 'react';
import styles from './StyleTileRoute.module.css';

interface TileSectionProps {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

export function TileSection({ id, title, text, children }: TileSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <header className={styles.sectionHead}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{text}</p>
      </header>
      <div className={styles.exhibits}>{children}</div>
    </section>
  );
}

interface ExhibitProps {
  /** Name in the code. */
  name: string;
  /** The shown state. */
  note?: string;
  isWide?: boolean;
  children: ReactNode;
}

export function Exhibit({ name, note, isWide = false, children }: ExhibitProps) {
  return (
    <div className={styles.exhibit} data-wide={isWide ? '' : undefined}>
      <p className={styles.caption}>
        <code>{name}</code>
        {note === undefined ? null : <span>{note}</span>}
      </p>
      <div className={styles.stage}>{children}</div>
    </div>
  );
}
