/** Messages for failed form submissions. */
import { QueryFailure } from '../../relay/QueryFailure.ts';
import type { botProtectionWording } from '../../wording/frame/botProtection.ts';
import type { formsWording } from '../../wording/account/forms.ts';
import type { Wording, WordingKey } from '../../wording/wording.ts';

type FailureTexts = typeof formsWording | typeof botProtectionWording;

/** For failed mutations. Business refusals are results, not failures, and have their own messages. */
export function failureText(t: Wording<WordingKey<FailureTexts>>, error: Error): string {
  if (!(error instanceof QueryFailure)) return t('forms.failed');
  if (error.code === 'SESSION_REPLACED') return t('forms.sessionReplaced');
  if (isTakenForBot(error)) return t('botProtection.refused');
  return t(error.status === null ? 'forms.failed' : 'forms.unavailable');
}

/** The bot protection rejected its token: nothing was executed. */
export function isTakenForBot(error: Error): boolean {
  return error instanceof QueryFailure && error.code?.startsWith('BOT_CHECK_') === true;
}

/** For `TooManyAttempts`: how long to wait, in seconds below a minute, else in whole minutes. */
export function waitText(t: Wording<WordingKey<typeof formsWording>>, retryAfterSeconds: number): string {
  return retryAfterSeconds < 60
    ? t('forms.tooManyAttemptsSoon', { count: Math.max(1, Math.ceil(retryAfterSeconds)) })
    : t('forms.tooManyAttempts', { count: Math.ceil(retryAfterSeconds / 60) });
}
