/**
 * JSON logs without personal data: no e-mail addresses, names, tokens, search terms or bodies. Errors are logged by
 * type and stack, never with text from an upstream or a shopper.
 */
import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import { SourceError } from '../../sources/transport/errors.ts';
import { running } from './requestRecord.ts';

/** Redacted in case an object containing them is logged. */
const secrets = [
  'authorization',
  'body',
  'cookie',
  'detail',
  'email',
  'firstName',
  'headers',
  'input',
  'lastName',
  'password',
  'phone',
  'token',
  'variables',
];

/** Each line of a request has its ids. @param destination standard output when absent. */
export function createLog(level: Config['logLevel'], destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      serializers: { err: loggedError },
      redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), remove: true },
      mixin: () => {
        const note = running.getStore()?.note;
        return note ? idsOf(note) : {};
      },
    },
    ...(destination ? [destination] : []),
  );
}

export function idsOf({ requestId, trace }: { requestId: string; trace: { id: string } | null }): object {
  return trace ? { requestId, traceId: trace.id } : { requestId };
}

interface LoggedError {
  type: string;
  code?: string | number;
  source?: string;
  call?: string;
  status?: number | null;
  message?: string;
  stack?: string;
  cause?: LoggedError;
}

const DEEPEST = 4;

/** The loggable parts of an error. A parser's message quotes its input, so only our own messages are kept. */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, cause } = error as Error & { code?: unknown };
  return {
    type: error.name,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(error instanceof SourceError ? { source: error.source, call: error.call, status: error.status } : {}),
    ...(isQuoting(error) ? {} : { message: masked(error.message) }),
    stack: framesOf(error),
    ...(cause === undefined || depth === DEEPEST ? {} : { cause: loggedError(cause, depth + 1) }),
  };
}

function isQuoting(error: Error): boolean {
  return error instanceof SyntaxError || error.name === 'ZodError' || error.name === '$ZodError';
}

/** The first lines of a stack repeat the message: only the frames are kept. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .join('\n');
}

/** Our own messages name fields, not values; addresses and tokens are masked nevertheless. */
function masked(message: string): string {
  return message
    .slice(0, 500)
    .replaceAll(/[^\s"'<>()]+@[^\s"'<>()]+/g, '***')
    .replaceAll(/[\w+/=-]{25,}/g, '***')
    .replaceAll(/\?[^\s"')]+/g, '?***');
}
