/** The page's only polite live region. Two alternating slots, so that a repeated message is announced again. */
import { useEffect, useState } from 'react';
import { onAnnouncement } from '../announce.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export function LiveRegion() {
  const [slots, setSlots] = useState<readonly [string, string]>(['', '']);
  useEffect(
    () => onAnnouncement((message) => setSlots(([first]) => (first === '' ? [message, ''] : ['', message]))),
    [],
  );
  return (
    <VisuallyHidden as="div">
      <output>{slots[0]}</output>
      <output>{slots[1]}</output>
    </VisuallyHidden>
  );
}
