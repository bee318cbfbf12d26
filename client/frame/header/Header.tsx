/**
 * Notices, wordmark, main and secondary navigation, search, cart. Filtered by region in the gateway (platform.md 2).
 */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Header_query$key } from '#relay/Header_query.graphql.ts';
import { Link } from '../../navigation/Link.tsx';
import { homePath } from '../../navigation/addresses/localePath.rules.ts';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { useViewer } from '../../components/Viewer/useViewer.ts';
import { chromeWording } from '../../wording/frame/chrome.ts';
import { useWording } from '../../wording/wording.ts';
import { brandName } from '../../page/brandName.ts';
import { AccountLink } from './AccountLink.tsx';
import { Alerts } from './Alerts.tsx';
import { CartControl } from './CartControl.tsx';
import styles from './Header.module.css';
import { MainNavigation } from './menu/MainNavigation.tsx';
import { MarketControl } from './MarketControl.tsx';
import { MenuDrawer } from './menu/MenuDrawer.tsx';
import { SearchControl } from './SearchControl.tsx';
import { Wordmark } from './Wordmark.tsx';

export interface HeaderProps {
  /** Null when the shell's data could not be loaded: the home link stays. */
  query: Header_query$key | null;
}

export function Header({ query }: HeaderProps) {
  const t = useWording(chromeWording);
  const { lang } = useRouteMatch();
  const data = useFragment(
    graphql`
      fragment Header_query on Query {
        market {
          hasShop
          ...MarketControl_market
        }
        header {
          ...Alerts_header
          ...MainNavigation_header
          ...MenuDrawer_header
          secondaryNav {
            link {
              text
              href
              opensNewTab
            }
          }
        }
        brand {
          hasSearch
        }
        ...CartControl_query
      }
    `,
    query,
  );
  const viewer = useViewer();
  const header = data?.header;
  return (
    <>
      {header ? <Alerts header={header} /> : null}
      <header className={styles.header}>
        <div className={styles.bar}>
          {header ? (
            <MenuDrawer header={header}>
              <MarketControl market={data.market} look="names" />
            </MenuDrawer>
          ) : null}
          <Link
            href={homePath(lang)}
            className={styles.home}
            aria-label={t('shell.home', { brand: brandName })}
            preload="intent"
          >
            <Wordmark />
          </Link>
          {header ? <MainNavigation header={header} /> : null}
          <div className={styles.end}>
            {header && header.secondaryNav.length > 0 ? (
              <nav aria-label={t('shell.secondaryNavigation')} className={styles.secondary}>
                <ul>
                  {header.secondaryNav.map(({ link }, index) => (
                    <li key={`${index} ${link.href}`}>
                      <Link href={link.href} opensNewTab={link.opensNewTab} preload="intent">
                        {link.text}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ) : null}
            {data ? (
              <div className={styles.market}>
                <MarketControl market={data.market} look="codes" />
              </div>
            ) : null}
            {data?.brand?.hasSearch ? (
              <div className={styles.search}>
                <SearchControl />
              </div>
            ) : null}
            <div className={styles.tools}>
              {data ? <AccountLink customer={viewer.customer} href={`/${lang}/account`} /> : null}
              {data?.market.hasShop ? <CartControl query={data} cart={viewer.cart} /> : null}
            </div>
          </div>
        </div>
      </header>
    </>
  );
}
