/**
 * Shares a page: by the native share sheet where there is one, else by links to a few networks, which open a popup
 * (platform.md 9), and a link to copy. The links are plain ones that work without scripts; where popups are blocked
 * they open a tab. No third-party scripts. Loaded statically, because share sheets and popups require a user gesture.
 */
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import type { MouseEvent } from 'react';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { shareWording } from '../../wording/content/share.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './Share.module.css';
import { popupFeatures, shareWays, type SharedPage } from './shareWays.rules.ts';

export interface ShareProps extends SharedPage {
  className?: string | undefined;
}

/** How long the button confirms that the link was copied. Milliseconds. */
const confirmationMs = 4_000;

/** A browser's features do not change while it runs. */
const never = () => () => {};

export function Share({ url, title, className }: ShareProps) {
  const t = useWording(shareWording);
  const id = useId();
  const hasSheet = useSyncExternalStore(
    never,
    () => typeof navigator.share === 'function',
    () => false,
  );
  const [isSheetRefused, setSheetRefused] = useState(false);

  const handleSheet = async () => {
    try {
      await navigator.share({ url, title });
    } catch (error) {
      // AbortError: the shopper closed the sheet. Anything else: it does not work, so show the links.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setSheetRefused(true);
    }
  };

  return (
    <div className={[styles.share, className].filter(Boolean).join(' ')}>
      <p id={id} className={styles.label}>
        {t('share.label')}
      </p>
      {hasSheet && !isSheetRefused ? (
        <Button variant="secondary" onClick={() => void handleSheet()}>
          {t('share.open')}
        </Button>
      ) : (
        <ul className={styles.ways} aria-labelledby={id}>
          {shareWays({ url, title }).map(({ network, href }) => (
            <li key={network}>
              <a
                href={href}
                target="_blank"
                rel="noopener"
                aria-label={t('share.on', { network })}
                className={styles.way}
                onClick={openPopup}
              >
                {network}
              </a>
            </li>
          ))}
        </ul>
      )}
      <CopyLink key={url} url={url} />
    </div>
  );
}

/** If the popup is blocked, the link opens as usual. */
function openPopup(event: MouseEvent<HTMLAnchorElement>): void {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!isPlain) return;
  const popup = window.open(event.currentTarget.href, 'share', popupFeatures(window));
  if (!popup) return;
  event.preventDefault();
  // The network's page must not have an opener.
  popup.opener = null;
  popup.focus();
}

function CopyLink({ url }: { url: string }) {
  const t = useWording(shareWording);
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);

  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(null), confirmationMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
      announce(t('share.copied'));
    } catch {
      // Refused, or no secure context, where browsers have no clipboard.
      setOutcome('failed');
    }
  };

  return (
    <div className={styles.copy}>
      <button type="button" className={styles.way} onClick={() => void handleCopy()}>
        {outcome === 'copied' ? <Icon name="check" className={styles.done} /> : null}
        {t(outcome === 'copied' ? 'share.copied' : 'share.copy')}
      </button>
      {outcome === 'failed' ? (
        <p role="alert" className={styles.failure}>
          {t('share.copyFailed')}
        </p>
      ) : null}
    </div>
  );
}
