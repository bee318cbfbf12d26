/**
 * Accessibility: each state of `screenStates.ts` once per width. No axe violations (WCAG 2.2 AA and best practices),
 * one h1, no horizontal overflow, no layout shift. Each page of guests also in the dark scheme; it and the pages after it
 * at 320 px and with text of twice the size.
 */
import type { Page } from 'playwright/test';
import {
  recordLayoutShifts,
  expectNoOverflow,
  expectReadableInDark,
  expectRoomForText,
  expectValidPage,
} from '../support/pageChecks.ts';
import { Customer } from '../support/customer.ts';
import type { ScreenState } from './screenState.ts';
import { screenStates } from './screenStates.ts';
import { onEveryScreen, onPhone } from '../support/screens.ts';
import { expect, test } from '../support/shopTest.ts';

// Both workers share it: it is by far the longest file.
test.describe.configure({ mode: 'parallel' });

/** With data saver nothing is preloaded: every request is the page's own. */
const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g', addEventListener() {} },
    });
  });

const pageOf = ({ lang, path }: ScreenState) => `/${lang}${path}`;
/** The first state of each page that a guest opens without preparation. */
const firstOfPage = new Map(
  screenStates
    .filter(
      ({ who, prepare, reach, only, status = 200 }) =>
        !who && !prepare && !reach && only !== 'phone' && status === 200,
    )
    .toReversed()
    .map((state) => [pageOf(state), state]),
);

test('the states of guests open many pages', () => {
  expect(firstOfPage.size).toBeGreaterThan(40);
});

for (const state of screenStates) {
  const { name, lang, path, who, status = 200, only, motion, country = null, next = [], allow } = state;
  const tag = only === 'desktop' ? [] : [only === 'phone' ? onPhone : onEveryScreen];
  test.describe(lang, () => {
    test.use({ country });
    test(name, { tag }, async ({ page, request, sandbox, watch }) => {
      if (allow) watch.allow(allow);
      if (motion) await page.emulateMedia({ reducedMotion: motion });
      if (state.hydratesWithoutRequests) await saveData(page);
      await state.prepare?.({ page, sandbox });
      await recordLayoutShifts(page);
      const person = await Customer.in(lang, { page, request });
      const check = async ({ settle, reach }: Pick<ScreenState, 'settle' | 'reach'>, isLoaded: boolean) => {
        const on = { person, page, isOnPhone: person.isOnPhone };
        await settle?.(on);
        await reach?.(on);
        await (isLoaded && !reach ? expectValidPage(page) : expectNoOverflow(page));
      };
      if (who) await person.signInAs(who, path);
      else expect(await person.goTo(path)).toBe(status);
      await check(state, true);
      if (state.hydratesWithoutRequests) expect(watch.graphql).toEqual([]);
      if (!person.isOnPhone && firstOfPage.get(pageOf(state)) === state) {
        await expectReadableInDark(page);
        await expectRoomForText(page);
      }
      for (const later of next) {
        await test.step(later.name, async () => {
          if (later.path !== undefined) expect(await person.goTo(later.path)).toBe(200);
          await check(later, later.path !== undefined);
          if (!person.isOnPhone && later.path !== undefined && !later.reach) await expectRoomForText(page);
        });
      }
    });
  });
}
