/**
 * Shows the current country and language and links to the country selector, which opens as a dialog where scripts run.
 * The dialog's content is loaded on intent.
 */
import { lazy, Suspense, useState } from 'react';
import type { MouseEvent } from 'react';
import { graphql, useFragment, useQueryLoader } from 'react-relay/hooks.js';
import type { MarketControl_market$key } from '#relay/MarketControl_market.graphql.ts';
import type { MarketDialogListQuery } from '#relay/MarketDialogListQuery.graphql.ts';
import MarketDialogListQueryParameters from '#relay/MarketDialogListQuery$parameters.ts';
import { MarketListSkeleton } from '../../components/MarketList/MarketListSkeleton.tsx';
import { SectionBoundary } from '../../components/SectionBoundary/SectionBoundary.tsx';
import { countryHref, pathToKeep } from '../../navigation/addresses/countryPath.rules.ts';
import { Link } from '../../navigation/Link.tsx';
import { mayPreload } from '../../navigation/visits/preload.rules.ts';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { readConnection } from '../../viewport/pictures/connection.ts';
import { chromeWording } from '../../wording/frame/chrome.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './MarketControl.module.css';
import { PanelFailure } from './menu/PanelFailure.tsx';

const loadList = () => import('./MarketDialogList.tsx');
const MarketDialogList = lazy(loadList);

interface MarketControlProps {
  market: MarketControl_market$key;
  /** codes: `US · EN`, beside icons · names: `United States · English`, where there is room. */
  look: 'codes' | 'names';
}

export function MarketControl({ market: key, look }: MarketControlProps) {
  const t = useWording(chromeWording);
  const here = useRouteMatch();
  const market = useFragment(
    graphql`
      fragment MarketControl_market on Market {
        country
        countryName
        language
        languageName
      }
    `,
    key,
  );
  const [choices, loadChoices] = useQueryLoader<MarketDialogListQuery>(MarketDialogListQueryParameters);
  const [isOpen, setIsOpen] = useState(false);
  // Rendered on demand: three empty dialogs on every page would be waste.
  const [isWanted, setIsWanted] = useState(false);
  const path = pathToKeep(here);
  const href = countryHref(here);
  const close = () => setIsOpen(false);

  const prepare = () => {
    setIsWanted(true);
    // If the code fails to load, the list's error boundary shows it.
    loadList().catch(() => {});
    if (choices?.variables.path !== path || choices.variables.locale !== here.lang)
      loadChoices({ locale: here.lang, path });
  };
  const handleIntent = () => {
    if (mayPreload(readConnection())) prepare();
  };
  const handleClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    prepare();
    setIsOpen(true);
  };

  const names = { country: market.countryName, language: market.languageName };
  return (
    <>
      <Link
        href={href}
        // Every page links to the selector with its own address; search engines need only one of them.
        rel="nofollow"
        className={styles.control}
        data-look={look}
        aria-haspopup="dialog"
        preload="none"
        onPointerEnter={handleIntent}
        onPointerDown={handleIntent}
        onFocus={handleIntent}
        onClick={handleClick}
      >
        <Icon name="globe" className={styles.icon} />
        <VisuallyHidden>{t('market.control', names)}</VisuallyHidden>
        <span aria-hidden="true">
          {look === 'names' ? t('market.current', names) : codes(market.country, market.language)}
        </span>
      </Link>
      {isWanted ? (
        <Dialog isOpen={isOpen} onClose={close} title={t('market.heading')} closeLabel={t('market.close')}>
          <SectionBoundary
            resetKey={choices}
            fallback={
              <PanelFailure
                message={t('market.failed')}
                href={href}
                linkText={t('market.openPage')}
                onRetry={() => loadChoices({ locale: here.lang, path }, { fetchPolicy: 'network-only' })}
              />
            }
          >
            <Suspense fallback={<MarketListSkeleton />}>
              {choices ? <MarketDialogList query={choices} onChoose={close} /> : <MarketListSkeleton />}
            </Suspense>
          </SectionBoundary>
        </Dialog>
      ) : null}
    </>
  );
}

/** `US · EN`; the language alone in the global market. */
function codes(country: string | null, language: string): string {
  return [country, language.toUpperCase()].filter((code) => code !== null).join(' · ');
}
