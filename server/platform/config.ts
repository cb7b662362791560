import { resolve } from 'node:path';
import * as z from 'zod';
import { StartProblem } from './start-problem.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const secret = z.string().min(32, 'needs at least 32 characters');

/** Every variable the product reads, with its default; `.env.example` lists the same names. */
const Environment = z.object({
  HIRFA_MODE: z.enum(['demo', 'production']).default('demo'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  PUBLIC_URL: z.url().optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_LOGIN_SECRET: secret.optional(),
  SESSION_SECRET: secret.optional(),
  PAYMENT_GATEWAY: z.enum(['sandbox']).optional(),
  SANDBOX_PORT: port.optional(),
  SANDBOX_URL: z.url().optional(),
  SANDBOX_KEY: z.string().min(16).optional(),
  SANDBOX_WEBHOOK_SECRET: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
});

/** The names of all variables, for the check that `.env.example` is complete. */
export const ENVIRONMENT_NAMES = Object.keys(Environment.shape);

export interface Config {
  mode: 'demo' | 'production';
  host: string;
  port: number;
  /** Origin under which people reach the site; null: http://localhost and the port that was opened. */
  publicUrl: string | null;
  dataDir: string;
  /** null: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | null;
  databaseLoginSecret: string | null;
  sessionSecret: string | null;
  /** Where the sandbox gateway listens; 0: anywhere. */
  sandboxPort: number;
  /** A sandbox gateway that runs already, with what it was started with; null: our own. */
  sandboxUrl: string | null;
  sandboxKey: string | null;
  sandboxWebhookSecret: string | null;
  logLevel: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug';
}

/**
 * Reads the configuration; empty variables count as absent.
 * @throws StartProblem naming every variable that is wrong.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new StartProblem(`The configuration is not valid. ${problems.join('; ')}. See .env.example.`);
  }
  const values = parsed.data;
  const missing = (['DATABASE_URL', 'DATABASE_LOGIN_SECRET', 'SESSION_SECRET', 'PUBLIC_URL', 'PAYMENT_GATEWAY'] as const).filter(
    (name) => values.HIRFA_MODE === 'production' && values[name] === undefined,
  );
  if (missing.length > 0) {
    throw new StartProblem(`HIRFA_MODE=production needs ${missing.join(', ')}. See .env.example.`);
  }
  return {
    mode: values.HIRFA_MODE,
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL === undefined ? null : new URL(values.PUBLIC_URL).origin,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    databaseLoginSecret: values.DATABASE_LOGIN_SECRET ?? null,
    sessionSecret: values.SESSION_SECRET ?? null,
    sandboxPort: values.SANDBOX_PORT ?? (values.PORT === 0 ? 0 : values.PORT + 1),
    sandboxUrl: values.SANDBOX_URL ?? null,
    sandboxKey: values.SANDBOX_KEY ?? null,
    sandboxWebhookSecret: values.SANDBOX_WEBHOOK_SECRET ?? null,
    logLevel: values.LOG_LEVEL,
  };
}
