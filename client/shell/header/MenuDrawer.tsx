/** The navigation of narrow screens: a drawer over the full height, its second level folded. */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { MenuDrawer_header$key } from '#relay/MenuDrawer_header.graphql.ts';
import { Link } from '../../navigation/Link.tsx';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { Disclosure } from '../../ui/Disclosure/Disclosure.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { useWording } from '../../wording/wording.ts';
import styles from './MenuDrawer.module.css';

interface MenuDrawerProps {
  header: MenuDrawer_header$key;
  /** Stands at the end of the drawer. */
  children: ReactNode;
}

export function MenuDrawer({ header, children }: MenuDrawerProps) {
  const t = useWording();
  const { mainNav, secondaryNav } = useFragment(
    graphql`
      fragment MenuDrawer_header on Header {
        mainNav {
          link {
            text
            href
            opensNewTab
          }
          children {
            link {
              text
              href
              opensNewTab
            }
          }
        }
        secondaryNav {
          link {
            text
            href
            opensNewTab
          }
        }
      }
    `,
    header,
  );
  const { path } = useRouteMatch();
  const [isOpen, setIsOpen] = useState(false);
  const [arrivedAt, setArrivedAt] = useState(path);
  if (arrivedAt !== path) {
    setArrivedAt(path);
    setIsOpen(false);
  }
  // A link to where we are brings no arrival.
  const close = () => setIsOpen(false);

  return (
    <div className={styles.menu}>
      <button
        type="button"
        className={styles.open}
        aria-label={t('shell.menu')}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="menu" />
        <span className={styles.label}>{t('shell.menu')}</span>
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('shell.menu')}
        closeLabel={t('shell.closeMenu')}
        side="start"
        className={styles.drawer}
      >
        <nav aria-label={t('shell.mainNavigation')} className={styles.main}>
          {mainNav.map(({ link, children }) =>
            children.length === 0 ? (
              <Link
                key={link.href}
                href={link.href}
                opensNewTab={link.opensNewTab}
                className={styles.first}
                onClick={close}
                preload="intent"
              >
                {link.text}
              </Link>
            ) : (
              <Disclosure key={link.href} name="menu" summary={<span>{link.text}</span>}>
                <ul className={styles.children}>
                  {children.map((child) => (
                    <li key={child.link.href}>
                      <Link
                        href={child.link.href}
                        opensNewTab={child.link.opensNewTab}
                        onClick={close}
                        preload="intent"
                      >
                        {child.link.text}
                      </Link>
                    </li>
                  ))}
                  <li>
                    <Link href={link.href} className={styles.all} onClick={close} preload="intent">
                      {t('shell.allOf', { title: link.text })}
                    </Link>
                  </li>
                </ul>
              </Disclosure>
            ),
          )}
        </nav>
        <nav aria-label={t('shell.secondaryNavigation')}>
          <ul className={styles.secondary}>
            {secondaryNav.map(({ link }) => (
              <li key={link.href}>
                <Link href={link.href} opensNewTab={link.opensNewTab} onClick={close} preload="intent">
                  {link.text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.end}>{children}</div>
      </Dialog>
    </div>
  );
}
