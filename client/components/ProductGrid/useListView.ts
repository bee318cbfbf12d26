/** Reports once per page view when a list comes into view. */
import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { observeView } from '../../viewport/observeView.ts';

export function useListView(element: RefObject<Element | null>, onView: () => void): void {
  const { path, search } = useRouteMatch();
  const reported = useRef<string | null>(null);
  const report = useEffectEvent(onView);
  // The screen stays when filters change, but its new address is a new page view.
  const pageView = `${path}?${search}`;
  useEffect(() => {
    if (!element.current || reported.current === pageView) return undefined;
    const stop = observeView(element.current, (isInView) => {
      if (!isInView) return;
      stop();
      reported.current = pageView;
      report();
    });
    return stop;
  }, [element, pageView]);
}
