/** What is wrong with a service, and what to do about it. */
import { SourceError } from '../../sources/transport/errors.ts';
import { deliveryFailure } from '../../sources/delivery/client/failure.rules.ts';

export interface Problem {
  /** A warning does not change the exit code. */
  status: 'warning' | 'failed';
  found: string;
  remedy: string;
}

export function failed(found: string, remedy: string): Problem {
  return { status: 'failed', found, remedy };
}

export function warning(found: string, remedy: string): Problem {
  return { status: 'warning', found, remedy };
}

/** @param variables the names of the variables with the service's address and credentials. */
export function problemOf(error: unknown, variables: Variables): Problem {
  if (!(error instanceof SourceError))
    return failed(error instanceof Error ? error.message : String(error), 'This is a mistake in the check.');
  const { status } = error;
  // The content service answers 412 to an unknown stack or token.
  if (status === 401 || status === 403 || (status === 412 && error.source === 'delivery'))
    return failed(
      `the credentials are refused (${status}${status === 412 ? `: ${reasonOf(error)}` : ''})`,
      `Correct ${variables.credentials}: the key may be mistyped, revoked, of another account, or lack a permission.`,
    );
  if (error.code === 'SOURCE_TIMEOUT')
    return failed(
      'no answer in time',
      `See whether the service is up, and whether ${variables.address} is right.`,
    );
  if (error.code === 'SOURCE_MALFORMED')
    return failed(
      `an answer cannot be read: ${reasonOf(error)}`,
      `See whether ${variables.address} leads to the service itself, and not to a proxy or a website.`,
    );
  if (status === 429)
    return failed('the service’s quota is used up (429)', 'Wait, or ask the vendor for a higher quota.');
  if (status !== null && status >= 500)
    return failed(`the service fails (${status})`, 'See the vendor’s status page, then run the check again.');
  if (status === null)
    return failed(
      `no answer: ${reasonOf(error)}`,
      `See whether the service is up, and whether ${variables.address} is right.`,
    );
  return failed(
    `the service refuses the request (${status}): ${reasonOf(error)}`,
    `Compare ${variables.credentials} and ${variables.address} with the vendor’s console.`,
  );
}

export interface Variables {
  address: string;
  credentials: string;
}

function reasonOf(error: SourceError): string {
  if (error.source === 'delivery' && error.status !== null && error.code !== 'SOURCE_MALFORMED') {
    const { error_message: message, errors } = deliveryFailure(error);
    return errors === null ? message : `${message} ${JSON.stringify(errors)}`;
  }
  return error.message.replace(/^\w+\.\w+: /, '');
}

/** The first names of a list, and how many more there are. */
export function named(names: readonly string[], most = 5): string {
  const rest = names.length - most;
  return rest > 0 ? `${names.slice(0, most).join(', ')} and ${rest} more` : names.join(', ');
}
