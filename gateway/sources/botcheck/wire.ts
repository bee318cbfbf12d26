/** What the bot-protection service says about a token (its documentation: verifying the user's response, version 3). */
import { z } from 'zod';

export const siteVerifyJson = z
  .object({
    success: z.boolean(),
    /** 0 is very likely a script, 1 very likely a person. Only on success. */
    score: z.number().min(0).max(1).optional(),
    /** What the page asked the token for. Only on success. */
    action: z.string().optional(),
    /** When the token was made, ISO 8601. */
    challenge_ts: z.string().optional(),
    /** Host of the page that asked for it. */
    hostname: z.string().optional(),
    'error-codes': z.array(z.string()).default([]),
  })
  // Keys of the service's older kinds answer without: what they say cannot be judged here.
  .refine(({ success, score, action }) => !success || (score !== undefined && action !== undefined), {
    message: 'a good answer has a score and an action',
  });

export type SiteVerifyJson = z.output<typeof siteVerifyJson>;
