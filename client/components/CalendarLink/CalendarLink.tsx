/** Downloads an event as a calendar file. Nothing for past or cancelled events. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CalendarLink_post$key } from '#relay/CalendarLink_post.graphql.ts';
import { buttonClass } from '../../ui/Button/buttonClass.ts';
import { circusWording } from '../../wording/content/circus.ts';
import { useWording } from '../../wording/wording.ts';
import { calendarHref } from './calendarFile.rules.ts';

interface CalendarLinkProps {
  post: CalendarLink_post$key;
  /** Public origin of the shop, without a trailing slash. */
  origin: string;
  className?: string;
}

export function CalendarLink({ post: key, origin, className }: CalendarLinkProps) {
  const t = useWording(circusWording);
  const { handle, title, path, summary, status, isAhead, updatedAt, dates, place } = useFragment(
    graphql`
      fragment CalendarLink_post on CircusPost {
        handle
        title
        path
        summary
        status
        isAhead
        updatedAt
        dates {
          startsAt
          firstDay {
            iso
          }
          lastDay {
            iso
          }
        }
        place {
          name
          city
          country
        }
      }
    `,
    key,
  );
  if (!isAhead || status === 'CANCELLED' || !dates?.firstDay || !dates.lastDay) return null;
  const file = calendarHref({
    uid: `${handle}@skarn.example`,
    title,
    firstDay: dates.firstDay.iso,
    lastDay: dates.lastDay.iso,
    startsAt: dates.startsAt,
    updatedAt,
    place: [place?.name, place?.city, place?.country].filter(Boolean).join(', '),
    description: summary ?? '',
    url: origin + path,
  });
  const label = t('circus.calendar');
  return (
    <a
      className={buttonClass('quiet', className)}
      href={file}
      download={`${handle}.ics`}
      aria-label={`${label}: ${title}`}
    >
      {label}
    </a>
  );
}
