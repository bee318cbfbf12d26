import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestShop } from '../../../components/ProductGrid/testShop.tsx';
import SizeFinder from './SizeFinder.tsx';
import { forgetMeasures, keepMeasures } from './keptMeasures.ts';

const sizeFinder = {
  kind: 'SKI',
  heightFactor: 1,
  heightOffset: -12,
  profileChange: 5,
  questions: [
    {
      key: 'ability',
      answers: [
        { key: 'beginner', change: -5 },
        { key: 'expert', change: 5 },
      ],
    },
  ],
  weights: [{ from: 27, until: 100, change: 3 }],
  ranges: [],
};

beforeEach(forgetMeasures);
afterEach(() => {
  cleanup();
  forgetMeasures();
});

async function setUp({ lang = 'de-de', isOpen = true } = {}) {
  const shop = createTestShop({ path: `/${lang}/p/ropeway-94` });
  const spies = {
    onClose: vi.fn<() => void>(),
    onFind: vi.fn<(size: string | null) => void>(),
    onChoose: vi.fn<(size: string) => void>(),
  };
  shop.render(
    <SizeFinder
      handle="ropeway-94"
      what="length"
      sizes={['164', '171', '178', '185']}
      isOpen={isOpen}
      {...spies}
    />,
  );
  await act(async () => {
    shop.environment.mock.resolveMostRecentOperation({
      data: { product: { __typename: 'Product', id: 'p', sizeFinder } },
    });
  });
  if (isOpen) await screen.findByLabelText('Height');
  return spies;
}

describe('the size finder', () => {
  test('answers while measures are typed, with its reasons, and chooses the size', async () => {
    const { onFind, onChoose, onClose } = await setUp();
    expect(screen.getByText('Enter your measurements to see your size.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Height'), '180');
    await userEvent.type(screen.getByLabelText('Weight'), '95');
    await userEvent.click(screen.getByRole('radio', { name: 'Expert' }));
    expect(screen.getByText('Your length: 178')).toBeTruthy();
    const sum = [...document.querySelectorAll('dl > div')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(sum).toEqual([
      ['Your height', '168 cm'],
      ['Your weight', '+3 cm'],
      ['Expert', '+5 cm'],
      ['Rocker: its ends are off the snow', '+5 cm'],
      ['Together', '181 cm'],
    ]);
    expect(onFind).toHaveBeenLastCalledWith('178');
    await userEvent.click(screen.getByRole('button', { name: 'Choose 178' }));
    expect([onChoose.mock.calls, onClose.mock.calls]).toEqual([[['178']], [[]]]);
  });

  test('asks for feet, inches and pounds in the United States, and for either elsewhere', async () => {
    await setUp({ lang: 'en-us' });
    await userEvent.type(screen.getByLabelText('Height'), '5');
    await userEvent.type(screen.getByLabelText('and inches'), '11');
    // 180.3 cm: 168.5 + 5.
    expect(screen.getByText('Your length: 171')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'cm and kg' }));
    expect(screen.getByLabelText<HTMLInputElement>('Height').value).toBe('180.3');
    expect(screen.queryByLabelText('and inches')).toBeNull();
  });

  test('says when the right length is not made', async () => {
    await setUp();
    await userEvent.type(screen.getByLabelText('Height'), '215');
    expect(screen.getByText(/^We’d suggest 208 cm/)).toBeTruthy();
  });

  test('finds the size of kept measures without being opened', async () => {
    keepMeasures({ height: '175' });
    const { onFind } = await setUp({ isOpen: false });
    expect(onFind).toHaveBeenLastCalledWith('171');
  });

  test('that fails to load says so, and is asked again by a press', async () => {
    const shop = createTestShop({ path: '/de-de/p/ropeway-94' });
    const nothing = () => {};
    shop.render(
      <SizeFinder
        handle="ropeway-94"
        what="length"
        sizes={['178']}
        isOpen
        onClose={nothing}
        onFind={nothing}
        onChoose={nothing}
      />,
    );
    await waitFor(() => expect(document.querySelector('dialog [aria-busy="true"]')).not.toBeNull());
    await act(async () => shop.environment.mock.rejectMostRecentOperation(new Error('down')));
    expect((await screen.findByRole('alert')).textContent).toContain('Try again in a moment.');
    expect(screen.queryByText('Enter your measurements to see your size.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(async () => {
      shop.environment.mock.resolveMostRecentOperation({
        data: { product: { __typename: 'Product', id: 'p', sizeFinder } },
      });
    });
    expect(await screen.findByLabelText('Height')).toBeTruthy();
  });

  test('forgets the measures', async () => {
    keepMeasures({ height: '175' });
    const { onFind } = await setUp();
    await userEvent.click(screen.getByRole('button', { name: 'Delete them' }));
    expect(screen.getByLabelText<HTMLInputElement>('Height').value).toBe('');
    expect(onFind).toHaveBeenLastCalledWith(null);
    expect(localStorage.getItem('skarn:measures')).toBeNull();
  });
});
