/**
 * The newsletter signup. Its text is server-rendered; the form's code loads when it comes into view or gets the focus,
 * into reserved space. Until then, and without scripts, there is a fallback: an email link to the region's contact.
 */
import { use, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { CSSProperties, MouseEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { EmailSignup_signup$key } from '#relay/EmailSignup_signup.graphql.ts';
import { BotProtectionContext } from '../../botProtection/botProtectionContext.ts';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { observeView } from '../../viewport/observeView.ts';
import { chromeWording } from '../../wording/frame/chrome.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './EmailSignup.module.css';
import type { EmailSignupForm } from './EmailSignupForm.tsx';

interface EmailSignupProps {
  signup: EmailSignup_signup$key;
  /** The market's contact address; null when there is none. */
  contactEmail: string | null;
}

export function EmailSignup({ signup: key, contactEmail }: EmailSignupProps) {
  const t = useWording(chromeWording);
  const titleId = useId();
  const { lang } = useRouteMatch();
  const isGuarded = use(BotProtectionContext) !== null;
  const signup = useFragment(
    graphql`
      fragment EmailSignup_signup on EmailSignup {
        copy
        lists {
          title
        }
        asksConsent
        ...EmailSignupForm_signup
      }
    `,
    key,
  );
  const element = useRef<HTMLElement>(null);
  const [Form, setForm] = useState<typeof EmailSignupForm | null>(null);
  const [takesFocus, setTakesFocus] = useState(false);

  const load = async () => {
    const [{ EmailSignupForm: loaded }] = await Promise.all([import('./EmailSignupForm.tsx'), t.complete()]);
    // The removed link had the focus, or was pressed.
    setTakesFocus(element.current?.contains(document.activeElement) ?? false);
    setForm(() => loaded);
  };
  // If the code fails to load, the link stays.
  const tryLoading = () => void load().catch(() => {});

  const handleView = useEffectEvent(tryLoading);
  useEffect(() => {
    if (!element.current) return undefined;
    const stop = observeView(element.current, (isInView) => {
      if (!isInView) return;
      stop();
      handleView();
    });
    return stop;
  }, []);

  const { lists, copy, asksConsent } = signup;
  const letter =
    contactEmail && `mailto:${contactEmail}?subject=${encodeURIComponent(lists[0]?.title ?? '')}`;
  const room = { '--lists': lists.length, '--pairs': Math.ceil(lists.length / 2) } as CSSProperties;
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const { href } = event.currentTarget;
    event.currentTarget.focus();
    load().catch(() => window.location.assign(href));
  };
  return (
    <section ref={element} aria-labelledby={titleId} className={styles.signup}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id={titleId} className={styles.title}>
            {t('chrome.signup.title')}
          </h2>
          {copy === '' ? null : <p className={styles.copy}>{copy}</p>}
        </div>
        <div
          className={styles.room}
          style={room}
          data-choices={lists.length > 1 || undefined}
          data-consent={asksConsent || undefined}
          data-guarded={isGuarded || undefined}
        >
          {Form ? (
            <Form signup={signup} locale={lang} takesFocus={takesFocus} />
          ) : letter ? (
            <a href={letter} className={styles.letter} onFocus={tryLoading} onClick={handleClick}>
              {t('chrome.signup.byMail')}
            </a>
          ) : null}
        </div>
      </div>
    </section>
  );
}
