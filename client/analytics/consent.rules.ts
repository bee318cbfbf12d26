/** Consent to analytics, stored for 180 days. */
const rememberedForMs = 180 * 24 * 60 * 60 * 1000;

export type Consent = 'granted' | 'declined';

/**
 * @param text as `writtenConsent` wrote it; anything else, and an expired answer, counts as none.
 * @param hasPrivacySignal Global Privacy Control: counts as a refusal, whatever was answered before.
 */
export function readConsent(text: string | null, hasPrivacySignal: boolean, now: number): Consent | null {
  if (hasPrivacySignal) return 'declined';
  const [, answer, at] = /^(granted|declined) (\d{1,16})$/.exec(text ?? '') ?? [];
  const age = now - Number(at);
  return answer !== undefined && age >= 0 && age < rememberedForMs ? (answer as Consent) : null;
}

export function writtenConsent(answer: Consent, now: number): string {
  return `${answer} ${now}`;
}
