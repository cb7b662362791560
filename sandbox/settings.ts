import * as z from 'zod';
import { StartProblem } from './start-problem.ts';

const wholeNumber = (max: number) =>
  z.string().regex(/^\d+$/, 'must be a whole number').transform(Number).pipe(z.int().max(max));

const Settings = z.object({
  SANDBOX_HOST: z.string().default('127.0.0.1'),
  SANDBOX_PORT: wholeNumber(65_535).default(4_242),
  SANDBOX_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  SANDBOX_FILE: z.string().default(':memory:'),
  SANDBOX_KEY: z.string('is missing').min(16, 'needs at least 16 characters'),
  SANDBOX_WEBHOOK_SECRET: z.string('is missing').min(16, 'needs at least 16 characters'),
  SANDBOX_SLOW_MS: wholeNumber(24 * 3_600_000).default(8_000),
});
export type Settings = z.infer<typeof Settings>;

/**
 * Reads the environment; empty variables count as absent.
 * @throws StartProblem naming every variable that is wrong.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Settings.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new StartProblem(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '));
}
