/**
 * Mailing lists that a region can sign up for (catalogue.md 3, email signup settings). The mutation is
 * `graph/customer/emails/joinEmailLists.ts`.
 */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import type { EmailSignupSettingsEntryJson } from '../../../sources/delivery/settings.ts';
import { offeredLists, type EmailListFacts } from './emailSignup.rules.ts';

export interface EmailSignupModel {
  lists: EmailListFacts[];
  settings: EmailSignupSettingsEntryJson;
}

/** Null when no settings cover the request's region or they have no lists. Fails when the content service fails. */
export async function emailSignupOf(ctx: RequestContext): Promise<EmailSignupModel | null> {
  const settings = await ctx.delivery.emailSignupSettings();
  const lists = offeredLists(settings, ctx.scope.contentRegion);
  return settings && lists.length > 0 ? { lists, settings } : null;
}

const EmailList = builder.objectRef<EmailListFacts>('EmailList').implement({
  description: 'Letters of one kind. From the content service; public.',
  fields: (t) => ({
    listId: t.exposeString('id', { description: 'What `joinEmailLists` calls it.' }),
    title: t.exposeString('title', { description: 'What shoppers call it; never empty.' }),
  }),
});

const EmailSignup = builder.objectRef<EmailSignupModel>('EmailSignup').implement({
  description: 'The offer to be written to: `joinEmailLists`. From the content service; public.',
  fields: (t) => ({
    lists: t.expose('lists', {
      type: [EmailList],
      description: 'What can be chosen, in the editors’ order; never empty. One alone needs no choosing.',
    }),
    copy: t.string({
      description: 'What leaving an address means, in the editors’ words; empty when they wrote none.',
      resolve: ({ settings }) => settings.copy,
    }),
    asksConsent: t.boolean({
      description:
        'Verdict: a box must be ticked before anybody may be written to, and nothing may be ticked beforehand.',
      resolve: ({ settings }) => settings.explicit_consent,
    }),
  }),
});

builder.queryField('emailSignup', (t) =>
  t.field({
    type: EmailSignup,
    nullable: true,
    description:
      'The offer to be written to. Null where the settings do not name the region, or with an error when the content service is down.',
    complexity: 5,
    resolve: (_root, _args, ctx) => emailSignupOf(ctx),
  }),
);
