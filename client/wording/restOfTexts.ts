/** Adds the texts that a page lacks. Its code is no part of the first load. */
import type { TextsByTitle } from './managedTexts.ts';
import type { KnownTexts } from './marketWording.ts';

/** How long a failure stands: React would otherwise request the texts again each time it renders. Milliseconds. */
export const failsForMs = 3_000;

/** @param readAll requests the texts of all areas. */
export async function readRest(known: KnownTexts, readAll: () => Promise<TextsByTitle>): Promise<void> {
  if (known.areas === null) return;
  try {
    const all = await readAll();
    // Without the content service there are none: English then stands in for what the page lacks.
    if (Object.keys(all).length === 0) reportError(new Error('The texts of the market are missing.'));
    // What is on the page stays as it was rendered.
    known.texts = new Map([...Object.entries(all), ...known.texts]);
    known.areas = null;
  } catch (error) {
    setTimeout(() => {
      known.reading = null;
    }, failsForMs);
    throw error;
  }
}
