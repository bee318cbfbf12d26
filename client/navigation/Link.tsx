/**
 * An internal or external link. An internal one preloads its target when it comes into view or on intent, and navigates
 * without a page load. `href` comes from the gateway, with its locale prefix.
 */
import { useEffect, useEffectEvent, useRef } from 'react';
import type { AnchorHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { observeView } from '../viewport/observeView.ts';
import { isInternalHref } from './addresses/internalHref.rules.ts';
import { useNavigation } from './navigationContext.ts';
import type { NavigateOptions } from './navigationContext.ts';

export interface LinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>, Omit<NavigateOptions, 'pressed'> {
  href: string;
  children: ReactNode;
  /** Opens a new tab, with `noopener` (catalogue.md 2). */
  opensNewTab?: boolean;
  /** `intent` preloads on hover or focus only: for long lists of unlikely targets. */
  preload?: 'view' | 'intent' | 'none';
  ref?: Ref<HTMLAnchorElement>;
}

export function Link({
  href,
  replace = false,
  scroll = true,
  known,
  opensNewTab = false,
  preload: when = 'view',
  onClick,
  ref,
  children,
  ...anchor
}: LinkProps) {
  const { navigate, preload } = useNavigation();
  const element = useRef<HTMLAnchorElement | null>(null);
  const intent = useRef<{ readonly target: string; readonly release: () => void } | null>(null);
  const isInner = isInternalHref(href) && !opensNewTab && anchor.download === undefined;

  const startPreload = useEffectEvent((target: string) => preload(target, 'view'));
  useEffect(() => {
    if (!isInner || when !== 'view' || !element.current) return undefined;
    let release: (() => void) | null = null;
    const stop = observeView(element.current, (isInView) => {
      release?.();
      release = isInView ? startPreload(href) : null;
    });
    return () => {
      stop();
      release?.();
    };
  }, [isInner, when, href]);
  useEffect(() => () => intent.current?.release(), []);

  const handleIntent = () => {
    if (!isInner || when === 'none') return;
    if (intent.current?.target === href) return;
    intent.current?.release();
    intent.current = { target: href, release: preload(href, 'intent') };
  };
  const handleIntentEnd = () => {
    intent.current?.release();
    intent.current = null;
  };

  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isInner || !isPlain) return;
    event.preventDefault();
    navigate(href, { replace, scroll, ...(known && { known, pressed: event.currentTarget }) });
  };

  return (
    <a
      {...anchor}
      {...(opensNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      ref={(node) => {
        element.current = node;
        if (typeof ref === 'function') ref(node);
        else if (ref) ref.current = node;
      }}
      href={href}
      onClick={handleClick}
      onPointerEnter={(event) => {
        anchor.onPointerEnter?.(event);
        handleIntent();
      }}
      onPointerLeave={(event) => {
        anchor.onPointerLeave?.(event);
        handleIntentEnd();
      }}
      onFocus={(event) => {
        anchor.onFocus?.(event);
        handleIntent();
      }}
      onBlur={(event) => {
        anchor.onBlur?.(event);
        handleIntentEnd();
      }}
      onPointerDown={(event) => {
        anchor.onPointerDown?.(event);
        handleIntent();
      }}
    >
      {children}
    </a>
  );
}
