/** The page's one polite live region. Two slots take turns, so that the same words twice are spoken twice. */
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
