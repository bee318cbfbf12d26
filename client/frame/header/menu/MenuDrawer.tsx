/** The navigation on narrow screens: a full-height drawer with collapsed submenus. */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { MenuDrawer_header$key } from '#relay/MenuDrawer_header.graphql.ts';
import { Link } from '../../../navigation/Link.tsx';
import { useRouteMatch } from '../../../navigation/useRouteMatch.ts';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { Disclosure } from '../../../ui/Disclosure/Disclosure.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { WhenWide } from '../../../viewport/WhenWide.tsx';
import { chromeWording } from '../../../wording/frame/chrome.ts';
import { useWording } from '../../../wording/wording.ts';
import { MenuBanner } from './MenuBanner.tsx';
import styles from './MenuDrawer.module.css';

interface MenuDrawerProps {
  header: MenuDrawer_header$key;
  /** Rendered at the end of the drawer. */
  children: ReactNode;
}

export function MenuDrawer({ header, children }: MenuDrawerProps) {
  const t = useWording(chromeWording);
  const { mainNav, secondaryNav } = useFragment(
    graphql`
      fragment MenuDrawer_header on Header {
        mainNav {
          link {
            text
            href
            opensNewTab
          }
          banner {
            ...MenuBanner_banner
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
  const { path, lang } = useRouteMatch();
  const [isOpen, setIsOpen] = useState(false);
  const [arrivedAt, setArrivedAt] = useState(path);
  if (arrivedAt !== path) {
    setArrivedAt(path);
    setIsOpen(false);
  }
  // A link to the current page causes no navigation, so close the drawer here.
  const close = () => setIsOpen(false);

  return (
    <div className={styles.menu}>
      <button
        type="button"
        className={styles.open}
        aria-label={t('shell.menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
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
        {isOpen ? <WhenWide run={close} /> : null}
        {mainNav.length > 0 ? (
          <nav aria-label={t('shell.mainNavigation')}>
            <ul className={styles.main}>
              {mainNav.map(({ link, banner, children }, index) => (
                // Two entries may have the same link, and entries never reorder: the index is a safe key.
                <li key={`${index} ${link.href}`}>
                  {children.length === 0 && !banner ? (
                    <Link
                      href={link.href}
                      opensNewTab={link.opensNewTab}
                      className={styles.first}
                      onClick={close}
                      preload="intent"
                    >
                      {link.text}
                    </Link>
                  ) : (
                    <Disclosure name="menu" summary={<span>{link.text}</span>}>
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
                          <Link
                            href={link.href}
                            opensNewTab={link.opensNewTab}
                            className={styles.all}
                            onClick={close}
                            preload="intent"
                          >
                            {t('shell.allOf', { title: link.text })}
                          </Link>
                        </li>
                      </ul>
                      {banner ? (
                        <div className={styles.banner}>
                          <MenuBanner banner={banner} onFollow={close} />
                        </div>
                      ) : null}
                    </Disclosure>
                  )}
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        {secondaryNav.length > 0 ? (
          <nav aria-label={t('shell.secondaryNavigation')}>
            <ul className={styles.secondary}>
              {secondaryNav.map(({ link }, index) => (
                <li key={`${index} ${link.href}`}>
                  <Link href={link.href} opensNewTab={link.opensNewTab} onClick={close} preload="intent">
                    {link.text}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <ul className={styles.secondary}>
          <li>
            <Link href={`/${lang}/account`} onClick={close} preload="intent">
              {t('shell.account')}
            </Link>
          </li>
          <li>
            <Link href={`/${lang}/order-status`} onClick={close} preload="intent">
              {t('shell.findOrder')}
            </Link>
          </li>
        </ul>
        <div className={styles.end}>{children}</div>
      </Dialog>
    </div>
  );
}
