/**
 * Hands a page on: by the device's own sheet where there is one, else by links to a few networks, which open a small
 * window (platform.md 9); and the link itself to copy. The links are plain ones that work without scripts, and a browser
 * that lets no small window open gets a tab. Nothing of any network runs here. A few hundred bytes, so nothing is loaded
 * later: a sheet and a window may only open while the press that asked for them lasts.
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

/** Milliseconds that the button says that the link was copied. */
const confirmationMs = 4_000;

/** A browser's abilities do not change while it runs. */
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
      // Whoever closes the sheet has changed their mind; anything else means that there is none after all.
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

/** Where a window cannot be opened the link does what links do. */
function openPopup(event: MouseEvent<HTMLAnchorElement>): void {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!isPlain) return;
  const popup = window.open(event.currentTarget.href, 'share', popupFeatures(window));
  if (!popup) return;
  event.preventDefault();
  // The network's page must not reach back into ours.
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
      // Refused, or a page without a secure address, where browsers have no clipboard.
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
