/**
 * A part of the page that stays the server's HTML, whose links work, until the browser is idle or the shopper acts, and
 * its code has loaded; one below the first screen, until it is near or the shopper acts. A press on a button and a changed
 * select or checkbox from before are repeated then.
 */
import { lazy, memo, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import type { LateModule } from '../../navigation/LateModule.ts';
import { ModuleFiles } from '../../navigation/ModuleFiles.tsx';
import { reloadTo } from '../../navigation/version/reloadGuard.ts';
import { recordEarlyChoices } from '../../ui/Form/earlyChoices.ts';
import { nextTask } from '../../viewport/nextTask.ts';
import { observeView } from '../../viewport/observeView.ts';
import { whenWanted, whenWantedBelow } from '../../viewport/whenWanted.ts';
import { EarlyPress, takeEarlyPress } from '../EarlyPress/EarlyPress.tsx';
import styles from './LatePart.module.css';

/** Parts that are still the server's HTML. */
const waiting = '[data-late]';
/** Of these, those that come alive when the browser is idle. */
const waitingForIdle = '[data-late=""]';
/** How far from the viewport a part is near. CSS pixels. */
const nearPx = 300;
const earlyChoices = new WeakMap<Element, () => void>();

/**
 * Offline it waits, else a newer build may have replaced the code. If reloading was just tried, the part stays the
 * server's HTML: a failure would take it off the page.
 */
async function loadOrReload(code: LateModule): Promise<void> {
  try {
    await code.load();
  } catch (error) {
    if (!navigator.onLine) {
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
      return loadOrReload(code);
    }
    if (!reloadTo(window.location.href)) reportError(error);
    await new Promise(() => {});
  }
}

const loading = new WeakMap<LateModule, Promise<unknown>>();

const nearness = new WeakMap<LateModule, PromiseWithResolvers<void>>();

/** Resolved when a part of the module is near. */
function nearnessOf(code: LateModule): PromiseWithResolvers<void> {
  const known = nearness.get(code) ?? Promise.withResolvers<void>();
  nearness.set(code, known);
  return known;
}

/** Returns the function that ends the watch. A part that the server did not render is near. */
function watchNearness(place: HTMLElement, code: LateModule): () => void {
  const { resolve } = nearnessOf(code);
  if (place.childElementCount === 0 || typeof IntersectionObserver === 'undefined') resolve();
  // The place itself may have no box.
  const stops = [...place.children].map((child) =>
    observeView(child, (isNear) => isNear && resolve(), nearPx),
  );
  return () => stops.forEach((stop) => stop());
}

/** Once for all parts of a module, as recording choices searches the whole page. */
async function load(code: LateModule): Promise<void> {
  await (code.isBelow ? whenWantedBelow(nearnessOf(code).promise) : whenWanted());
  await loadOrReload(code);
  if (typeof document === 'undefined') return;
  for (const place of document.querySelectorAll(waiting)) earlyChoices.set(place, recordEarlyChoices(place));
}

async function loadWhenWanted<Parts extends object>(code: LateModule<Parts>): Promise<Parts> {
  const started = loading.get(code) ?? load(code);
  loading.set(code, started);
  await started;
  return code.load();
}

function noteAlive(place: HTMLElement): void {
  delete place.dataset['late'];
  earlyChoices.get(place)?.();
  earlyChoices.delete(place);
  const pressed = takeEarlyPress(place);
  // React drops an event that is dispatched while it runs effects.
  if (pressed) void nextTask().then(() => pressed.click());
  // Marks the page as interactive, for browser tests and monitoring.
  if (!document.querySelector(waitingForIdle)) document.documentElement.dataset['alive'] = 'true';
}

/** @returns the part as a component; `className` makes its wrapper a box. */
export function latePart<Props extends object, Parts extends object>(
  code: LateModule<Parts>,
  pick: (parts: Parts) => ComponentType<Props>,
): ComponentType<Props & { className?: string | undefined }> {
  const Late = lazy(async () => ({
    default: memo(pick(await loadWhenWanted(code))) as ComponentType<Props>,
  }));

  return function LatePart({ className, ...rest }: Props & { className?: string | undefined }) {
    const given = rest as unknown as Props;
    const place = useRef<HTMLDivElement>(null);
    const [isServed] = useState(() => typeof document === 'undefined' || code.parts === null);
    const [Part] = useState<ComponentType<Props>>(() => (code.parts ? pick(code.parts) : Late));
    const [isAlive, setAlive] = useState(!isServed);
    useEffect(() => {
      if (isAlive || !code.isBelow || !place.current) return undefined;
      return watchNearness(place.current, code);
    }, [isAlive]);
    // React blanks a part whose props change before its code has loaded.
    const [served] = useState(given);
    const props = isAlive ? given : served;
    const content = useMemo(
      () =>
        isServed ? (
          <Suspense fallback={null}>
            <ModuleFiles module={code.name} />
            <Part {...props} />
            <EarlyPress />
            <Alive
              run={() => {
                if (place.current) noteAlive(place.current);
                setAlive(true);
              }}
            />
          </Suspense>
        ) : (
          <Part {...props} />
        ),
      [Part, props, isServed],
    );
    return (
      <div
        ref={place}
        className={className ?? styles.place}
        data-late={isServed ? (code.isBelow ? 'below' : '') : undefined}
      >
        {content}
      </div>
    );
  };
}

/** Runs once the part around it is hydrated. */
function Alive({ run }: { run: () => void }) {
  const latest = useRef(run);
  useEffect(() => latest.current(), []);
  return null;
}
