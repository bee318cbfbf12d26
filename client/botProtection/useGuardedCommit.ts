/**
 * Sends a guarded form's mutation with a token of the bot protection. Pass it to `useMutation` as its second argument.
 * Where no protection is configured it does nothing more than `useMutation` would.
 *
 * @param action the name of the mutation's field: the gateway takes a token for no other.
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
      // Not loaded on demand: a browser that was offline then would never load it again on this page.
      // The form goes out without a token: what was typed is worth an answer.
      const botToken = () => botScript.tokenFor(protection, action).catch(() => null);
      return commitMutation(environment, { ...config, cacheConfig: { force: true, metadata: { botToken } } });
    },
    [protection, action],
  );
}
