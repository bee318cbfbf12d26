/** Signs out. The page is then reloaded, so the button stays busy. */
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { accountWording } from '../../wording/account/account.ts';
import { useWording } from '../../wording/wording.ts';
import { useSignOut } from '../SignOut/useSignOut.ts';

export function SignOutButton({
  className,
  failureClass,
}: Record<'className' | 'failureClass', string | undefined>) {
  const t = useWording(accountWording);
  const { lang } = useRouteMatch();
  const { signOut, isSigningOut, hasFailed } = useSignOut(lang);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-busy={isSigningOut || undefined}
        onClick={() => {
          if (!isSigningOut) signOut();
        }}
      >
        {t('account.signOut')}
      </button>
      {hasFailed && (
        <p role="alert" className={failureClass}>
          {t('account.signOutFailed')}
        </p>
      )}
    </>
  );
}
