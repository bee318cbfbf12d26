/**
 * Accessibility: each state of `screenStates.ts` once per width. No axe violations (WCAG 2.2 AA and best practices),
 * one h1, no horizontal overflow, no layout shift.
 */
import type { Page } from 'playwright/test';
import { recordLayoutShifts, expectNoOverflow, expectValidPage } from '../support/pageChecks.ts';
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
      for (const later of next) {
        await test.step(later.name, async () => {
          if (later.path !== undefined) expect(await person.goTo(later.path)).toBe(200);
          await check(later, later.path !== undefined);
        });
      }
    });
  });
}
