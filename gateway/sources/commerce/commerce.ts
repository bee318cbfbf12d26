/** The commerce service. This file alone chooses the driver. */
import type { AnswerCache } from '../transport/cache/answerCache.ts';
import type { OnInvalidField } from '../transport/parseResponse.ts';
import type { CommerceSource } from './handle.ts';
import { shopApiSource } from './shopApi/shopApi.ts';

export interface CommerceConfig {
  /** Base URL. An origin alone means its `/api`, where the contract has all paths (catalogue.md 7.1). */
  url: string;
  answers?: AnswerCache | undefined;
  onInvalidField?: OnInvalidField | undefined;
}

export function commerceSource(config: CommerceConfig): CommerceSource {
  return shopApiSource(config);
}
