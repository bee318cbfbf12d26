/**
 * Which forms require a token of the bot protection, and how a token is judged (platform.md 1, 4). The action of a
 * token is the name of the mutation's field.
 */
import type { DocumentNode, OperationDefinitionNode, SelectionSetNode } from 'graphql';
import type { SiteVerifyJson } from '../../sources/botcheck/botcheck.ts';

/**
 * Forms for anonymous callers, and forms that check a password. Changes of signed-in customers to their own data, and
 * of carts, are of no use to bots.
 */
export const guardedForms: ReadonlySet<string> = new Set([
  'signIn',
  'createAccount',
  'changeCredentials',
  'deleteAccount',
  'findOrder',
  'joinEmailLists',
  'joinProProgramme',
  'requestStockNotice',
]);

/** Protected fields of an operation, once per execution. A skipped field counts as well. */
export function guardedFields(document: DocumentNode, operation: OperationDefinitionNode): readonly string[] {
  const fields: string[] = [];
  const spread = new Set<string>();
  const walk = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === 'Field') {
        if (guardedForms.has(selection.name.value)) fields.push(selection.name.value);
      } else if (selection.kind === 'InlineFragment') walk(selection.selectionSet);
      else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value);
        const found = document.definitions.find(
          (one) => one.kind === 'FragmentDefinition' && one.name.value === selection.name.value,
        );
        if (found?.kind === 'FragmentDefinition') walk(found.selectionSet);
      }
    }
  };
  walk(operation.selectionSet);
  return fields;
}

/**
 * passed · refused: the caller has no valid token · unjudged: the gateway's own settings are wrong, so callers are not
 * at fault.
 */
export interface BotVerdict {
  verdict: 'passed' | 'refused' | 'unjudged';
  /** For the log; null when it passed. */
  why: string | null;
}

/** Error codes about the gateway's own request. */
const ownFaults: ReadonlySet<string> = new Set([
  'missing-input-secret',
  'invalid-input-secret',
  'bad-request',
]);

/** @param minScore from 0 to 1: a lower score counts as a bot. */
export function botVerdict(answer: SiteVerifyJson, action: string, minScore: number): BotVerdict {
  if (!answer.success) {
    const fault = answer['error-codes'].find((code) => ownFaults.has(code));
    if (fault !== undefined) return { verdict: 'unjudged', why: fault };
    return { verdict: 'refused', why: answer['error-codes'][0] ?? 'no reason given' };
  }
  if (answer.action !== action) return { verdict: 'refused', why: 'another action' };
  if ((answer.score ?? 0) < minScore) return { verdict: 'refused', why: 'low score' };
  return { verdict: 'passed', why: null };
}
