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

export function useGuardedCommit<Mutation extends MutationParameters>(
  action: string,
): (environment: IEnvironment, config: MutationConfig<Mutation>) => Disposable {
  const protection = use(BotProtectionContext);
  return useCallback(
    (environment, config) => {
      if (protection === null) return commitMutation(environment, config);
      const botToken = async () => {
        try {
          const { botScript } = await import('./BotScript.ts');
          return await botScript.tokenFor(protection, action);
        } catch {
          // Its code did not come. The form goes without: what was typed is worth an answer.
          return null;
        }
      };
      return commitMutation(environment, { ...config, cacheConfig: { force: true, metadata: { botToken } } });
    },
    [protection, action],
  );
}
