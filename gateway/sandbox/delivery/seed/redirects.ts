/**
 * Addresses that moved, as editors write them. Most are honest; the last ones are what goes wrong in any shop sooner or
 * later: two that lead to each other, another site that nobody allowed, and one that is no address.
 */
import { type EntryDraft, type Fields, pros } from './draft.ts';

function redirect(key: string, from: string, to: string, more: Fields = {}): EntryDraft {
  return {
    contentType: 'redirect',
    uid: `redirect_${key}`,
    title: `${from} to ${to}`,
    fields: {
      from,
      to,
      permanent: true,
      regions: [],
      locales: [],
      may_leave_shop: false,
      ...more,
    },
  };
}

export function redirectEntries(): EntryDraft[] {
  return [
    redirect('catalogue', '/catalogue', '/c/skis'),
    // Two winters of moving the same page.
    redirect('workshop', '/workshop', '/the-bench'),
    redirect('the_bench', '/the-bench', '/craft'),
    redirect('this_winter', '/this-winter', '/traveling-circus/2026-27', { permanent: false }),
    redirect('kataloge', '/kataloge', '/c/skis?sort=NEWEST', { locales: ['de'] }),
    redirect('team_prices', '/team-prices', '/pro', { regions: pros, permanent: false }),
    redirect('jobs', '/jobs', 'https://jobs.skarn.example/open', { may_leave_shop: true, permanent: false }),
    redirect('loop_up', '/up', '/down'),
    redirect('loop_down', '/down', '/up'),
    redirect('elsewhere', '/elsewhere', 'https://elsewhere.example/'),
    redirect('spell', '/spell', 'javascript:alert(1)'),
  ];
}
