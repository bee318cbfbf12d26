/** Form for a pro code. */
import { BotNotice } from '../../components/BotNotice/BotNotice.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { TextField } from '../../ui/Field/TextField.tsx';
import { Form } from '../../ui/Form/Form.tsx';
import { proWording } from '../../wording/account/pro.ts';
import { useWording } from '../../wording/wording.ts';
import { useJoinProProgramme } from './useJoinProProgramme.ts';

export function JoinForm({ lang }: { lang: string }) {
  const t = useWording(proWording);
  const { join, isJoining, problem } = useJoinProProgramme(lang);
  const general = problem && problem.code === null ? (problem.general ?? t('proSignup.failed')) : null;
  return (
    <Form
      onSubmit={(values) => join(values['proCode'] ?? '')}
      isBusy={isJoining}
      fieldErrors={problem?.code ? { proCode: problem.code } : {}}
      error={general}
      requiredMessage={t('proSignup.required')}
      emailMessage={t('proSignup.required')}
    >
      <TextField
        name="proCode"
        label={t('proSignup.code')}
        hint={t('proSignup.codeHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={255}
        required
      />
      <div>
        <Button type="submit" isBusy={isJoining}>
          {t(isJoining ? 'proSignup.joining' : 'proSignup.submit')}
        </Button>
      </div>
      <BotNotice />
    </Form>
  );
}
