/**
 * Rendered in each guarded form: loads the protection script on first interaction, and shows the vendor's required
 * notice in place of its badge. Nothing where no protection is configured.
 *
 * Needs no consent, unlike analytics (analytics/consent.ts), and says so: it is for security, and affects only those
 * who submit a form.
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
  /** Compact: without the sentence about analytics. */
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
    // The form already had the focus before hydration.
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
