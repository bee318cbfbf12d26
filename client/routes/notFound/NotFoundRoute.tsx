/** For unknown paths, and addresses that the server refused to follow. */
import type { ScreenProps } from '../../navigation/entryPoint.ts';
import { ErrorScreen } from '../../page/ErrorScreen.tsx';
import { edgeWording } from '../../wording/frame/edge.ts';
import { useWording } from '../../wording/wording.ts';

export function NotFoundRoute({ failure = 404 }: Pick<ScreenProps, 'failure'>) {
  const t = useWording(edgeWording);
  return failure === 400 ? (
    <ErrorScreen status={400} refusal={t('edge.tooManyRedirects')} />
  ) : (
    <ErrorScreen status={failure} />
  );
}

export default NotFoundRoute;
