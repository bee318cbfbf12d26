import { act, fireEvent } from '@testing-library/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { EarlyPress, earlyPressScript, takeEarlyPress } from './EarlyPress.tsx';

function Help() {
  const place = useRef<HTMLParagraphElement>(null);
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => setShown(place.current && (takeEarlyPress(place.current)?.value ?? null)), []);
  return (
    <>
      <p ref={place}>
        {['finder', 'guide'].map((dialog) => (
          <button key={dialog} type="button" value={dialog} onClick={() => setShown(dialog)}>
            {dialog}
          </button>
        ))}
        <EarlyPress />
      </p>
      <output>{shown}</output>
    </>
  );
}

/** The served page, its root hydrated while the code of `Help` is still on its way. */
async function open() {
  const main = document.createElement('main');
  document.body.append(main);
  main.innerHTML = renderToString(
    <Suspense>
      <Help />
    </Suspense>,
  );
  const script = main.querySelector('script')!;
  expect(script.textContent).toBe(earlyPressScript);
  // The browser runs the inline script while parsing.
  new Function('document', script.textContent)({ currentScript: script });
  const code = Promise.withResolvers<{ default: typeof Help }>();
  const LateHelp = lazy(() => code.promise);
  await act(async () => {
    hydrateRoot(
      main,
      <Suspense>
        <LateHelp />
      </Suspense>,
    );
  });
  const button = (name: string) => main.querySelector<HTMLButtonElement>(`button[value=${name}]`)!;
  return {
    main,
    button,
    shown: () => main.querySelector('output')?.textContent,
    arrive: () => act(async () => code.resolve({ default: Help })),
  };
}

afterEach(() => document.body.replaceChildren());

test('a press before the code arrives acts when it does', async () => {
  const { main, button, shown, arrive } = await open();
  fireEvent.click(button('finder'));
  expect(shown()).toBe('');
  await arrive();
  expect(shown()).toBe('finder');
  expect(main.querySelector('script')).toBeNull();
});

test('the last of several presses counts, and presses elsewhere do not', async () => {
  const { main, button, shown, arrive } = await open();
  fireEvent.click(button('finder'));
  fireEvent.click(button('guide'));
  fireEvent.click(main);
  await arrive();
  expect(shown()).toBe('guide');
});

test('without one nothing happens, and later presses act once', async () => {
  const { button, shown, arrive } = await open();
  await arrive();
  expect(shown()).toBe('');
  await act(async () => fireEvent.click(button('guide')));
  expect(shown()).toBe('guide');
  expect(takeEarlyPress(button('guide').parentElement!)).toBeNull();
});
