/**
 * Rich text from editors, sanitised by the gateway. Internal links navigate client-side, and elements have the shop's
 * styles.
 */
import type { MouseEvent } from 'react';
import { isInternalHref } from '../../navigation/addresses/internalHref.rules.ts';
import { useNavigate } from '../../navigation/useNavigate.ts';
import { withPicturesOnConnection } from '../../viewport/pictures/pictureAddress.ts';
import styles from './RichText.module.css';

interface RichTextProps {
  html: string;
  /** BCP 47 code of its language; null for that of the page. */
  language?: string | null | undefined;
  className?: string | undefined;
}

export function RichText({ html, language, className }: RichTextProps) {
  const navigate = useNavigate();
  const handleClick = (event: MouseEvent<HTMLDivElement>) => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    const href = anchor?.getAttribute('href');
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!anchor || !href || !isInternalHref(href) || anchor.target === '_blank' || !isPlain) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    // Event delegation: the links inside are the interactive elements, also for the keyboard.
    <div
      role="presentation"
      lang={language ?? undefined}
      className={[styles.text, className].filter(Boolean).join(' ')}
      onClick={handleClick}
      dangerouslySetInnerHTML={{ __html: withPicturesOnConnection(html) }}
    />
  );
}
