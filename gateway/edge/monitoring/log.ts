/**
 * JSON lines for whoever runs the shop, without personal data: no e-mail address, name, token, search term or body. Errors
 * are written as what kind they are and where they were thrown, never with what an upstream or a shopper said.
 */
import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import { SourceError } from '../../sources/transport/errors.ts';
import { running } from './requestRecord.ts';

/** What no line may hold, should somebody ever log the object that has it. */
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

/** Every line of a request carries its ids. @param destination standard output when absent. */
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

/** What may be told of an error. A parser's message quotes what it parsed, so only messages that are ours are kept. */
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

/** The stack repeats the message in its first lines: only the frames are kept. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .join('\n');
}

/** A message of ours names fields, not values; should one hold an address or a token after all, it is starred. */
function masked(message: string): string {
  return message
    .slice(0, 500)
    .replaceAll(/[^\s"'<>()]+@[^\s"'<>()]+/g, '***')
    .replaceAll(/[\w+/=-]{25,}/g, '***')
    .replaceAll(/\?[^\s"')]+/g, '?***');
}
