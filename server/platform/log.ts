import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

export type Log = Logger;

interface LoggedError {
  name: string;
  message: string;
  code?: unknown;
  constraint?: unknown;
  frames: string[];
  cause?: LoggedError;
}

/** An error without parameters and rows, which may contain personal data: database drivers append them to messages. */
function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { name: typeof error, message: 'not an Error', frames: [] };
  const { name, message, stack = '', cause } = error;
  return {
    name,
    message: message.split('\nparams:')[0] ?? '',
    ...('code' in error && { code: error.code }),
    ...('constraint' in error && { constraint: error.constraint }),
    frames: stack
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .map((line) => line.trim()),
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}

/**
 * A structured log, on standard output unless a destination is given. Fields that could name a person or contain a
 * secret are removed.
 */
export function createLog(
  config: Pick<Config, 'logLevel'>,
  destination: DestinationStream = pino.destination({ dest: 1, sync: false }),
): Log {
  const options = {
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'email',
        'password',
        'token',
        'authorization',
        'cookie',
        '*.email',
        '*.password',
        '*.token',
        '*.authorization',
        '*.cookie',
      ],
      remove: true,
    },
    serializers: { error: describeError },
  };
  return pino(options, destination);
}
