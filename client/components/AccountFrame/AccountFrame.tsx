/** Layout of every account screen: section navigation, sign-out, and the screen's own heading. */
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Link } from '../../navigation/Link.tsx';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { accountWording } from '../../wording/account/account.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './AccountFrame.module.css';
import { accountHref, accountSections } from './accountSections.ts';
import type { AccountSection } from './accountSections.ts';
import { SignOutButton } from './SignOutButton.tsx';

interface AccountFrameProps {
  section: AccountSection;
  title: string;
  /** One line below the heading. */
  note?: ReactNode;
  children: ReactNode;
}

export function AccountFrame({ section, title, note, children }: AccountFrameProps) {
  const t = useWording(accountWording);
  const { lang, path } = useRouteMatch();
  const current = useRef<HTMLAnchorElement>(null);
  // On a phone the row scrolls sideways: scroll the current item into view without moving the page.
  useLayoutEffect(() => {
    const row = current.current?.closest('ul');
    if (row && current.current) row.scrollLeft = current.current.offsetLeft - row.offsetLeft - 24;
  }, []);
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <nav aria-label={t('account.navigation')} className={styles.navigation}>
          <ul>
            {accountSections.map((each) => {
              const href = accountHref(lang, each);
              const isCurrent = each === section;
              return (
                <li key={each}>
                  <Link
                    ref={isCurrent ? current : undefined}
                    href={href}
                    preload="intent"
                    // An order is below the list of orders: the link's page is not the current one.
                    aria-current={isCurrent ? (path === href ? 'page' : 'true') : undefined}
                  >
                    {t(`account.nav.${each}`)}
                  </Link>
                </li>
              );
            })}
          </ul>
        </nav>
        <SignOutButton className={styles.signOut} failureClass={styles.failure} />
      </div>
      <div className={styles.content}>
        <header className={styles.head}>
          <h1 tabIndex={-1}>{title}</h1>
          {note === undefined ? null : <div className={styles.note}>{note}</div>}
        </header>
        {children}
      </div>
    </div>
  );
}
