/**
 * The main navigation on wide screens. An entry with children or a banner opens a panel below the header: by hover, by
 * its own button from the keyboard, by a first tap. Escape, leaving, pressing elsewhere and navigation close it. The
 * entry itself stays a link.
 */
import { useId, useRef } from 'react';
import type { MouseEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { MainNavigation_header$key } from '#relay/MainNavigation_header.graphql.ts';
import { Link } from '../../../navigation/Link.tsx';
import { useRouteMatch } from '../../../navigation/useRouteMatch.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { chromeWording } from '../../../wording/frame/chrome.ts';
import { useWording } from '../../../wording/wording.ts';
import styles from './MainNavigation.module.css';
import { NavigationPanel } from './NavigationPanel.tsx';
import { usePanels } from './usePanels.ts';

export function MainNavigation({ header }: { header: MainNavigation_header$key }) {
  const t = useWording(chromeWording);
  const { mainNav } = useFragment(
    graphql`
      fragment MainNavigation_header on Header {
        mainNav {
          link {
            text
            href
            opensNewTab
          }
          children {
            __typename
          }
          banner {
            __typename
          }
          ...NavigationPanel_item
        }
      }
    `,
    header,
  );
  const { path } = useRouteMatch();
  const idPrefix = useId();
  const navigation = useRef<HTMLElement>(null);
  const toggleId = (index: number) => `${idPrefix}-toggle-${index}`;
  const { open, setOpen, handleEnter } = usePanels(navigation, path, toggleId);

  if (mainNav.length === 0) return null;
  return (
    <nav ref={navigation} aria-label={t('shell.mainNavigation')} className={styles.navigation}>
      <ul className={styles.list}>
        {mainNav.map((item, index) => {
          const { link } = item;
          // Two entries may have the same link, and entries never reorder: the index is a safe key.
          const key = `${index} ${link.href}`;
          const isCurrent = path === link.href ? 'page' : path.startsWith(`${link.href}/`);
          if (item.children.length === 0 && !item.banner) {
            return (
              <li key={key} className={styles.item} onPointerEnter={(event) => handleEnter(event, null)}>
                <Link
                  href={link.href}
                  opensNewTab={link.opensNewTab}
                  className={styles.link}
                  aria-current={isCurrent || undefined}
                  preload="intent"
                >
                  {link.text}
                </Link>
              </li>
            );
          }
          const panelId = `${idPrefix}-panel-${index}`;
          const isOpen = open === index;
          // Touch has no hover: the first tap opens the panel.
          const handleTap = (event: MouseEvent) => {
            const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
            if (pointerType !== 'touch' || isOpen) return;
            event.preventDefault();
            setOpen(index);
          };
          return (
            <li key={key} className={styles.item} onPointerEnter={(event) => handleEnter(event, index)}>
              <Link
                href={link.href}
                opensNewTab={link.opensNewTab}
                className={styles.link}
                aria-current={isCurrent || undefined}
                data-open={isOpen ? '' : undefined}
                onClick={handleTap}
                preload="intent"
              >
                {link.text}
              </Link>
              <button
                type="button"
                id={toggleId(index)}
                className={styles.toggle}
                aria-label={t('shell.openSubmenu', { title: link.text })}
                aria-expanded={isOpen}
                aria-controls={panelId}
                onClick={() => setOpen(isOpen ? null : index)}
              >
                <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} />
              </button>
              <div id={panelId} className={styles.panel} hidden={!isOpen}>
                <NavigationPanel item={item} isOpen={isOpen} />
              </div>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
