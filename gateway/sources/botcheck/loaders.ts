/** What the edge may ask of the bot-protection service. */
import type { Asker } from '../transport/asker.ts';
import { siteVerify, type BotcheckSource } from './client.ts';
import type { SiteVerifyJson } from './wire.ts';

export interface BotcheckHandle {
  /** Uses the token up. `address` is where the caller calls from; empty when it is not known. */
  siteVerify(token: string, address: string): Promise<SiteVerifyJson>;
}

export function createBotcheck({ source, secret }: BotcheckSource, asker: Asker): BotcheckHandle {
  return { siteVerify: (token, address) => source.run(siteVerify, { secret, token, address }, asker) };
}
