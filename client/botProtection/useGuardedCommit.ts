/**
 * Sends a guarded form's mutation with a bot-check token. Pass it to `useMutation` as its second argument. Without a
 * configured protection it behaves like `useMutation`.
 *
 * @param action the mutation's field name: the gateway accepts a token for that action only.
 */
import { use, useCallback } from 'react';
import { commitMutation } from 'relay-runtime';
import type { Disposable, IEnvironment, MutationConfig, MutationParameters } from 'relay-runtime';
import { BotProtectionContext } from './botProtectionContext.ts';
import { botScript } from './BotScript.ts';

export function useGuardedCommit<Mutation extends MutationParameters>(
  action: string,
): (environment: IEnvironment, config: MutationConfig<Mutation>) => Disposable {
  const protection = use(BotProtectionContext);
  return useCallback(
    (environment, config) => {
      if (protection === null) return commitMutation(environment, config);
      // Imported statically: a dynamic import that failed offline is never retried on the page. Without a token the
      // form is still sent, and the gateway's response is shown.
      const botToken = () => botScript.tokenFor(protection, action).catch(() => null);
      return commitMutation(environment, { ...config, cacheConfig: { force: true, metadata: { botToken } } });
    },
    [protection, action],
  );
}
