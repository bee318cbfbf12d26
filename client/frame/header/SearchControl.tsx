/** Link to the search page, opening as a search box where scripts run. The box's code is loaded on intent. */
import { useState } from 'react';
import type { MouseEvent } from 'react';
import { Link } from '../../navigation/Link.tsx';
import { mayPreload } from '../../navigation/visits/preload.rules.ts';
import { useNavigate } from '../../navigation/useNavigate.ts';
import { useOverlay } from '../../navigation/useOverlay.ts';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { readConnection } from '../../viewport/pictures/connection.ts';
import { chromeWording } from '../../wording/frame/chrome.ts';
import { useWording } from '../../wording/wording.ts';
import type { SearchDialog } from '../SearchBox/SearchDialog.tsx';
import styles from './SearchControl.module.css';

export function SearchControl() {
  const t = useWording(chromeWording);
  const navigate = useNavigate();
  const { lang } = useRouteMatch();
  const { isOpen, open, close } = useOverlay();
  const [Dialog, setDialog] = useState<typeof SearchDialog | null>(null);
  const href = `/${lang}/search`;

  const load = async () => {
    const [loaded] = await Promise.all([import('../SearchBox/SearchDialog.tsx'), t.complete()]);
    setDialog(() => loaded.SearchDialog);
  };
  const handleIntent = () => {
    // If the code fails to load, opening the box shows the error.
    if (!Dialog && mayPreload(readConnection())) load().catch(() => {});
  };
  const handleClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Synchronously if the code is loaded: phones show the keyboard only in response to a press.
    if (Dialog) open();
    else load().then(open, () => navigate(href));
  };

  return (
    <>
      <Link
        href={href}
        className={styles.control}
        aria-label={t('shell.search')}
        title={t('shell.search')}
        aria-haspopup="dialog"
        preload="none"
        onPointerEnter={handleIntent}
        onPointerDown={handleIntent}
        onFocus={handleIntent}
        onClick={handleClick}
      >
        <Icon name="search" />
      </Link>
      {Dialog && <Dialog isOpen={isOpen} onClose={close} />}
    </>
  );
}
