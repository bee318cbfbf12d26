/**
 * Accessibility: each state of `screenStates.ts` once per width. No violation that axe knows of (WCAG 2.2 AA and best
 * practices), one first heading, nothing wider than the screen, nothing that moved by itself.
 */
import { countShifts, expectManners } from './manners.ts';
import { Person } from './person.ts';
import { screenStates } from './screenStates.ts';
import { onEveryScreen, onPhone } from './screens.ts';
import { expect, test } from './shopTest.ts';

for (const { name, lang, path, who, status = 200, only, motion, reach, allow } of screenStates) {
  const tag = only === 'desktop' ? [] : [only === 'phone' ? onPhone : onEveryScreen];
  test(`${lang} ${name}`, { tag }, async ({ page, request, watch }) => {
    if (allow) watch.allow(allow);
    if (motion) await page.emulateMedia({ reducedMotion: motion });
    await countShifts(page);
    const person = await Person.in(lang, { page, request });
    if (who) await person.isSignedInAs(who, path);
    else expect(await person.goes(path)).toBe(status);
    await reach?.({ person, page, isOnPhone: person.isOnPhone });
    await expectManners(page);
  });
}
