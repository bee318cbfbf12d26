/** Why a form did not get through, in words. */
import { QueryFailure } from '../../relay/QueryFailure.ts';
import type { formsWording } from '../../wording/forms.ts';
import type { Wording, WordingKey } from '../../wording/wording.ts';

/** For what a mutation fails with. Business refusals are answers, not failures, and bring their own words. */
export function failureText(t: Wording<WordingKey<typeof formsWording>>, error: Error): string {
  if (!(error instanceof QueryFailure)) return t('forms.failed');
  if (error.code === 'SESSION_REPLACED') return t('forms.sessionReplaced');
  return t(error.status === null ? 'forms.failed' : 'forms.unavailable');
}

/** For `TooManyAttempts`: how long to wait, in whole minutes. */
export function waitText(t: Wording<WordingKey<typeof formsWording>>, retryAfterSeconds: number): string {
  return t('forms.tooManyAttempts', { count: Math.max(1, Math.ceil(retryAfterSeconds / 60)) });
}
