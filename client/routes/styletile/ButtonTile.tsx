/** Buttons in every variant and state, and the icons. */
import { Button } from '../../ui/Button/Button.tsx';
import { buttonClass } from '../../ui/Button/buttonClass.ts';
import type { ButtonVariant } from '../../ui/Button/buttonClass.ts';
import { Icon, iconNames } from '../../ui/Icon/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './StyleTileRoute.module.css';
import { Exhibit, TileSection } from './TileSection.tsx';

const variants: readonly (readonly [ButtonVariant, string])[] = [
  ['primary', 'the one thing to do here'],
  ['secondary', 'what may be done as well'],
  ['quiet', 'on the side'],
  ['inverse', 'on pictures'],
];

export function ButtonTile() {
  return (
    <TileSection
      id="buttons"
      title="Buttons and signs"
      text="At least 44 px high. A busy button keeps its size and its focus, and takes no second press."
    >
      {variants.map(([variant, note]) => (
        <Exhibit key={variant} name={variant} note={note}>
          <div className={styles.row} data-dark={variant === 'inverse' ? '' : undefined}>
            <Button variant={variant}>See the skis</Button>
            <Button variant={variant} disabled>
              Sold out
            </Button>
            <Button variant={variant} isBusy>
              Adding
            </Button>
            <a className={buttonClass(variant)} href="#buttons">
              A link
            </a>
          </div>
        </Exhibit>
      ))}
      <Exhibit name="Icon" note="24 by 24, one line weight, the color of the text" isWide>
        <ul className={styles.icons}>
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </Exhibit>
      <Exhibit name="VisuallyHidden" note="words for assistive technology only">
        <p>
          Something is said here.
          <VisuallyHidden> Only screen readers say this sentence.</VisuallyHidden>
        </p>
      </Exhibit>
    </TileSection>
  );
}
