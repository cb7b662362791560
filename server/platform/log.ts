import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config/config.ts';
import { describeError } from './errors/describe-error.ts';

export type Log = Logger;

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
