/** Confirmation after the account is deleted. */
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { homePath } from '../../navigation/addresses/localePath.rules.ts';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { accountWording } from '../../wording/account/account.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './AccountDeleted.module.css';

export function AccountDeleted() {
  const t = useWording(accountWording);
  const { lang } = useRouteMatch();
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1} className={styles.title}>
        {t('account.goodbye')}
      </h1>
      <p className={styles.text}>{t('account.goodbyeText')}</p>
      <LinkButton href={homePath(lang)}>{t('account.goodbyeWay')}</LinkButton>
    </div>
  );
}
