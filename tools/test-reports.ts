import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** One test, or one static check. */
export interface Result {
  name: string;
  passed: boolean;
  ms: number;
  /** The message of a failed test. */
  why?: string | undefined;
}

const Vitest = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

/** A file that failed before its first test counts as one failure. */
export function readVitest(file: string): Result[] {
  const { testResults } = Vitest.parse(JSON.parse(readFileSync(file, 'utf8')));
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.map((test) => ({
      name: test.fullName,
      passed: test.status === 'passed',
      ms: test.duration ?? 0,
      why: test.failureMessages[0],
    }));
    return status === 'failed' && tests.every(({ passed }) => passed)
      ? [...tests, { name, passed: false, ms: 0 }]
      : tests;
  });
}

const Spec = z.object({
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      results: z.array(z.object({ duration: z.number(), error: z.object({ message: z.string() }).optional() })),
    }),
  ),
});
interface Suite {
  title: string;
  specs: z.infer<typeof Spec>[];
  suites?: Suite[] | undefined;
}
const Suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ title: z.string(), specs: z.array(Spec), suites: z.array(Suite).optional() }),
);

export function readPlaywright(file: string): Result[] {
  const { suites } = z.object({ suites: z.array(Suite) }).parse(JSON.parse(readFileSync(file, 'utf8')));
  const resultsOf = (suite: Suite): Result[] => [
    ...suite.specs.map(({ title, ok, tests }) => {
      const runs = tests.flatMap(({ results }) => results);
      return {
        name: title,
        passed: ok,
        ms: runs.reduce((sum, { duration }) => sum + duration, 0),
        why: runs.find(({ error }) => error !== undefined)?.error?.message,
      };
    }),
    ...(suite.suites ?? []).flatMap(resultsOf),
  ];
  return suites.flatMap(resultsOf);
}
