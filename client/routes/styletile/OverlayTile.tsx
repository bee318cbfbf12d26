/** Dialogs at every side, disclosures, notices, announcements, a form page. */
import { useState } from 'react';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { Disclosure } from '../../ui/Disclosure/Disclosure.tsx';
import { TextField } from '../../ui/Field/TextField.tsx';
import { FormPage } from '../../ui/FormPage/FormPage.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import styles from './StyleTileRoute.module.css';
import { Exhibit, TileSection } from './TileSection.tsx';

const sides = ['center', 'start', 'end', 'full'] as const;
type Side = (typeof sides)[number];

export function OverlayTile() {
  const [side, setSide] = useState<Side>('center');
  const [isOpen, setIsOpen] = useState(false);
  const [isFormOpen, setIsFormOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <TileSection
      id="overlays"
      title="What opens and what speaks"
      text="Dialogs keep the focus, close by Escape and by a press outside, and give the focus back. The page behind stands still."
    >
      <Exhibit name="Dialog" note="in the middle, at either side, over everything" isWide>
        <div className={styles.row}>
          {sides.map((one) => (
            <Button
              key={one}
              variant="secondary"
              aria-haspopup="dialog"
              onClick={() => {
                setSide(one);
                setIsOpen(true);
              }}
            >
              {one}
            </Button>
          ))}
        </div>
        <Dialog
          isOpen={isOpen}
          onClose={close}
          title="A dialog"
          closeLabel="Close"
          side={side}
          footer={<Button onClick={close}>Understood</Button>}
        >
          <p>It holds what cannot wait, and nothing else.</p>
        </Dialog>
      </Exhibit>
      <Exhibit name="Disclosure" note="folded, and open at first; of one name they close each other">
        <Disclosure summary="What is in the core" name="tile">
          <p>Poplar where it should be light, beech where the screws go.</p>
        </Disclosure>
        <Disclosure summary="How long it rests" name="tile" isOpenAtFirst>
          <p>A year. Some longer, because we forgot them.</p>
        </Disclosure>
      </Exhibit>
      <Exhibit name="Notice" note="good to know, done, did not work">
        <div className={styles.stack}>
          <Notice title="Good to know">
            <p>Orders placed before noon leave at three.</p>
          </Notice>
          <Notice tone="success" title="Done" isSilent>
            <p>The address is kept.</p>
          </Notice>
          <Notice tone="problem" title="That did not work" isSilent>
            <p>The code has expired.</p>
          </Notice>
        </div>
      </Exhibit>
      <Exhibit name="LiveRegion" note="the shell has one; whoever has something to say announces it">
        <Button variant="secondary" onClick={() => announce('Said aloud, shown nowhere.')}>
          Say something
        </Button>
      </Exhibit>
      <Exhibit name="FormPage" note="a screen that is one form">
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsFormOpen(true)}>
          Open the screen
        </Button>
        <Dialog
          isOpen={isFormOpen}
          onClose={() => setIsFormOpen(false)}
          title="A screen that is one form"
          closeLabel="Close the screen"
          side="full"
          hidesTitle
        >
          <FormPage title="Order status" text="The number is in your order confirmation email.">
            <TextField name="tile-order" label="Order number" autoComplete="off" />
          </FormPage>
        </Dialog>
      </Exhibit>
    </TileSection>
  );
}
