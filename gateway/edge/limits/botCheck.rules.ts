/**
 * Which forms ask for a token of the bot protection, and what a token is worth (platform.md 1, 4). The action that a
 * token is asked for is the name of the mutation's field.
 */
import type { DocumentNode, OperationDefinitionNode, SelectionSetNode } from 'graphql';
import type { SiteVerifyJson } from '../../sources/botcheck/wire.ts';

/**
 * Forms that somebody fills in who need not be known, or that try a password. What a customer who is signed in writes
 * about themselves, and what goes into a cart, is no gain for a script.
 */
const guardedForms: ReadonlySet<string> = new Set([
  'signIn',
  'createAccount',
  'changeCredentials',
  'deleteAccount',
  'findOrder',
  'joinEmailLists',
  'joinProProgramme',
  'requestStockNotice',
]);

/** Guarded fields of an operation, one for each time that it would run. A field that is skipped counts, too. */
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

/** passed · refused: the caller has no good token · unjudged: the shop's own settings are wrong, which no shopper can help. */
export interface BotVerdict {
  verdict: 'passed' | 'refused' | 'unjudged';
  /** For the log; null when it passed. */
  why: string | null;
}

/** Complaints about the gateway's own request. */
const ownFaults: ReadonlySet<string> = new Set([
  'missing-input-secret',
  'invalid-input-secret',
  'bad-request',
]);

/** @param minScore from 0 to 1: what scores less is a script. */
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
