/** The Link type; link.rules.ts resolves the target. */
import { builder } from '../../builder.ts';
import type { LinkTarget } from './link.rules.ts';

export const Link = builder.objectRef<LinkTarget>('Link').implement({
  description: 'A link set by editors in the content service, ready to be used.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'Words of the link; empty when the editors wrote none.' }),
    href: t.exposeString('href', {
      description:
        'Where it leads. Inside the site a path with locale prefix, content prefix and query; outside the address as the editors gave it.',
    }),
    isExternal: t.exposeBoolean('isExternal', { description: 'True when it leaves this site.' }),
    opensNewTab: t.exposeBoolean('opensNewTab', {
      description: 'True when it opens a tab of its own, with no-opener protection.',
    }),
  }),
});
