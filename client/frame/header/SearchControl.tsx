/**
 * The way to the search: a link to its page, over which a box opens where scripts run. What the box holds is loaded when
 * the shopper reaches for it.
 */
import { useState } from 'react';
import type { MouseEvent } from 'react';
import { Link } from '../../navigation/Link.tsx';
import { mayPreload } from '../../navigation/visits/preload.rules.ts';
import { useNavigate } from '../../navigation/useNavigate.ts';
import { useOverlay } from '../../navigation/useOverlay.ts';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { readConnection } from '../../viewport/pictures/connection.ts';
import { useWording } from '../../wording/wording.ts';
import type { SearchDialog } from '../SearchBox/SearchDialog.tsx';
import styles from './SearchControl.module.css';

export function SearchControl() {
  const t = useWording();
  const navigate = useNavigate();
  const { lang } = useRouteMatch();
  const { isOpen, open, close } = useOverlay();
  const [Dialog, setDialog] = useState<typeof SearchDialog | null>(null);
  const href = `/${lang}/search`;

  const load = async () => {
    const loaded = await import('../SearchBox/SearchDialog.tsx');
    setDialog(() => loaded.SearchDialog);
  };
  const handleIntent = () => {
    // If the code fails to load, the box fails when it is opened.
    if (!Dialog && mayPreload(readConnection())) load().catch(() => {});
  };
  const handleClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // At once where the code is there: phones show their keyboard only in answer to a press.
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
