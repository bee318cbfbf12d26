/** Every path that leads nowhere. */
import { ErrorScreen } from '../../shell/ErrorScreen.tsx';

export function NotFoundRoute() {
  return <ErrorScreen status={404} />;
}

export default NotFoundRoute;
