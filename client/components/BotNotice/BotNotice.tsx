/**
 * Stands in each form that the bot protection guards: fetches its script when somebody turns to the form, never before,
 * and says what the vendor asks to be said where its badge is hidden. Nothing where no protection is configured.
 *
 * It waits for no consent, as measuring does (analytics/consent.ts), and says so: it is for security, and only who sends
 * a form meets it.
 */
import { use, useEffect, useRef } from 'react';
import { BotProtectionContext } from '../../botProtection/botProtectionContext.ts';
import { botScript } from '../../botProtection/BotScript.ts';
import { Link } from '../../navigation/Link.tsx';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { botProtectionWording } from '../../wording/frame/botProtection.ts';
import { whenIdle } from '../../viewport/whenIdle.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './BotNotice.module.css';

interface BotNoticeProps {
  /** Where there is little room: without the sentence about being measured. */
  isShort?: boolean;
}

export function BotNotice({ isShort = false }: BotNoticeProps) {
  const t = useWording(botProtectionWording);
  const { lang } = useRouteMatch();
  const protection = use(BotProtectionContext);
  const element = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const form = element.current?.closest('form');
    if (!form || protection === null) return undefined;
    let callOff = () => {};
    const stop = () => {
      form.removeEventListener('focusin', handleTurn);
      form.removeEventListener('pointerdown', handleTurn);
      callOff();
    };
    const fetchScript = () => void botScript.load(protection);
    const handleTurn = () => {
      stop();
      callOff = whenIdle(fetchScript, 0);
    };
    // A quick hand was there before the page was hydrated.
    if (form.contains(document.activeElement)) handleTurn();
    else {
      form.addEventListener('focusin', handleTurn);
      form.addEventListener('pointerdown', handleTurn);
    }
    return stop;
  }, [protection]);

  if (protection === null) return null;
  return (
    <p ref={element} className={styles.notice}>
      {t('botProtection.notice')} {isShort ? null : `${t('botProtection.purpose')} `}
      <Link href={`/${lang}/support`} preload="intent" className={styles.contact}>
        {t('botProtection.contact')}
      </Link>
    </p>
  );
}
