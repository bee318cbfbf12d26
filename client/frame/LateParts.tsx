/**
 * Header and footer: the server's HTML at first, whose links work, until the browser is idle and their code has loaded.
 * Memoised, because React blanks a part that is rendered anew before that.
 */
import { lazy, memo, Suspense, useEffect } from 'react';
import type { ComponentType } from 'react';
import { SectionBoundary } from '../components/SectionBoundary/SectionBoundary.tsx';
import { ModuleFiles } from '../navigation/ModuleFiles.tsx';
import { reloadTo } from '../navigation/version/reloadGuard.ts';
import { recordEarlyChoices } from '../ui/Form/earlyChoices.ts';
import { whenWanted } from '../viewport/whenWanted.ts';
import type { FooterProps } from './footer/Footer.tsx';
import type { HeaderProps } from './header/Header.tsx';

interface Parts {
  Header: ComponentType<HeaderProps>;
  Footer: ComponentType<FooterProps>;
}

/** Parts that have not hydrated yet. */
const waiting = new Set(['header', 'footer']);

function noteAlive(part: string): void {
  waiting.delete(part);
  // Marks the page as interactive, for browser tests and monitoring.
  if (waiting.size === 0) document.documentElement.dataset['alive'] = 'true';
}

/** Its failure would take header and footer off the page: offline it waits, else a newer build may have replaced it. */
async function loadParts(): Promise<Parts> {
  try {
    const { Header, Footer } = await import('./late.ts');
    return { Header, Footer };
  } catch (error) {
    if (!navigator.onLine) {
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
      return loadParts();
    }
    if (reloadTo(window.location.href)) await new Promise(() => {});
    throw error;
  }
}

/** @param selector of the part in the server's HTML. */
function latePart<Props extends object>(selector: string, pick: (parts: Parts) => ComponentType<Props>) {
  const Part = lazy(async () => {
    await whenWanted();
    const Loaded = pick(await loadParts());
    const served = typeof document === 'undefined' ? null : document.querySelector(selector);
    const replayEarlyChoices = served && recordEarlyChoices(served);
    const LatePart = (props: Props) => {
      useEffect(() => {
        replayEarlyChoices?.();
        noteAlive(selector);
      }, []);
      return <Loaded {...props} />;
    };
    return { default: LatePart };
  });
  return memo(function LatePlace(props: Props) {
    return (
      <SectionBoundary resetKey={null} fallback={null}>
        <Suspense fallback={null}>
          <ModuleFiles module="frame/late.ts" />
          <Part {...props} />
        </Suspense>
      </SectionBoundary>
    );
  });
}

export const LateHeader = latePart<HeaderProps>('header', ({ Header }) => Header);
export const LateFooter = latePart<FooterProps>('footer', ({ Footer }) => Footer);
