/** Submits a pro code. A new member has another price group, so the page is reloaded. */
import { useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useJoinProProgrammeMutation } from '#relay/useJoinProProgrammeMutation.graphql.ts';
import { useGuardedCommit } from '../../botProtection/useGuardedCommit.ts';
import { fieldMessages } from '../../components/Refusal/outcome.rules.ts';
import { isTakenForBot } from '../../components/Refusal/refusalText.ts';
import { botProtectionWording } from '../../wording/frame/botProtection.ts';
import { useWording } from '../../wording/wording.ts';

/** Error messages from the gateway; `code` belongs to the field. Null messages: the request failed. */
export interface JoinProblem {
  readonly code: string | null;
  readonly general: string | null;
}

export function useJoinProProgramme(locale: string): {
  join: (proCode: string) => void;
  isJoining: boolean;
  problem: JoinProblem | null;
} {
  const [commit, isSending] = useMutation<useJoinProProgrammeMutation>(
    graphql`
      mutation useJoinProProgrammeMutation($locale: Locale!, $input: JoinProProgrammeInput!)
      @inContext(locale: $locale) {
        joinProProgramme(input: $input) {
          ... on JoinProProgrammePayload @alias(as: "payload") {
            viewer {
              isPro
            }
          }
          ... on InvalidFields @alias(as: "invalid") {
            fields {
              path
              message
            }
          }
          ... on Refusal @alias(as: "refusal") {
            message
          }
        }
      }
    `,
    useGuardedCommit('joinProProgramme'),
  );
  const t = useWording(botProtectionWording);
  const [problem, setProblem] = useState<JoinProblem | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const failed: JoinProblem = { code: null, general: null };

  return {
    isJoining: isSending || isLeaving,
    problem,
    join: (proCode) => {
      setProblem(null);
      commit({
        variables: { locale, input: { proCode } },
        onCompleted: ({ joinProProgramme: result }, errors) => {
          const code = fieldMessages(result?.invalid?.fields ?? [])['proCode'];
          if (result?.payload && !errors?.length) {
            setIsLeaving(true);
            window.location.assign(`/${locale}/pro`);
          } else if (code !== undefined) setProblem({ code, general: null });
          else setProblem(result?.refusal ? { code: null, general: result.refusal.message } : failed);
        },
        onError: (error) =>
          setProblem(isTakenForBot(error) ? { code: null, general: t('botProtection.refused') } : failed),
      });
    },
  };
}
