import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { consent, wantConsent } from '../../analytics/consent.ts';
import { TagManagerContext } from '../../analytics/tagManagerContext.ts';
import { ConsentDock } from './ConsentDock.tsx';
import { PrivacyChoices } from './PrivacyChoices.tsx';

const tagManager = { id: 'GTM-AB12CD', origin: 'https://tags.example' };

beforeEach(() => {
  localStorage.clear();
  wantConsent(null);
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

async function openPage(configured = true) {
  render(
    <TagManagerContext value={configured ? tagManager : null}>
      <main tabIndex={-1}>Skis</main>
      <PrivacyChoices />
      <ConsentDock>
        <p>Change to Germany?</p>
      </ConsentDock>
    </TagManagerContext>,
  );
  await act(async () => {});
  return userEvent.setup();
}

const bar = () => screen.queryByRole('region');
const button = (name: string) => screen.getByRole('button', { name });
const waiting = () => screen.queryByText('Change to Germany?');

describe('without a tag manager', () => {
  test('nothing is asked, and there are no privacy choices', async () => {
    await openPage(false);
    expect(bar()).toBeNull();
    expect(waiting()).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('with a tag manager', () => {
  test('the question comes first and alone, and takes no focus', async () => {
    await openPage();
    expect((await screen.findByRole('region')).textContent).toMatch(/May we measure/);
    expect(waiting()).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });

  test('both answers look the same', async () => {
    await openPage();
    await screen.findByRole('region');
    expect(button('Accept').className).toBe(button('Decline').className);
  });

  test.each([
    ['Accept', 'granted'],
    ['Decline', 'declined'],
  ])('%s is stored, and the next bar is shown', async (name, answer) => {
    const user = await openPage();
    await screen.findByRole('region');
    await user.click(button(name));
    expect(consent()).toBe(answer);
    expect(bar()).toBeNull();
    expect(waiting()).toBeTruthy();
    cleanup();
    await openPage();
    expect(bar()).toBeNull();
  });

  test('Escape within the bar closes it for this page without an answer', async () => {
    const user = await openPage();
    await screen.findByRole('region');
    await user.keyboard('{Escape}');
    expect(bar()).toBeTruthy();
    button('Decline').focus();
    await user.keyboard('{Escape}');
    expect(bar()).toBeNull();
    expect(consent()).toBeNull();
  });

  test('privacy choices reopen it with the focus, which returns to them', async () => {
    const user = await openPage();
    await screen.findByRole('region');
    await user.click(button('Accept'));
    await user.click(button('Privacy choices'));
    expect(document.activeElement).toBe(await screen.findByRole('region'));
    await user.tab();
    expect(document.activeElement).toBe(button('Decline'));
    await user.keyboard('{Enter}');
    expect(consent()).toBe('declined');
    expect(document.activeElement).toBe(button('Privacy choices'));
  });

  test('a browser with Global Privacy Control is not asked, and is told so', async () => {
    Object.assign(navigator, { globalPrivacyControl: true });
    const user = await openPage();
    expect(bar()).toBeNull();
    await user.click(button('Privacy choices'));
    expect((await screen.findByRole('region')).textContent).toMatch(/not to track you/);
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    await user.click(button('Close'));
    expect(bar()).toBeNull();
  });
});
