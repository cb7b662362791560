import { pino, type Logger } from 'pino';
import type { Config } from './config.ts';

export type Log = Logger;

/** Structured lines on standard output. Whatever could name a person or open a door is cut out before it is written. */
export function createLog(config: Pick<Config, 'logLevel'>): Log {
  return pino({
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['email', 'password', 'token', 'authorization', 'cookie', '*.email', '*.password', '*.token', '*.authorization', '*.cookie'],
      remove: true,
    },
    serializers: { error: pino.stdSerializers.err },
  });
}
