import { afterEach, beforeEach } from 'vitest';

const { error, warn } = console;
let lines: string[] = [];

/** Errors and warnings in the console fail the test. */
beforeEach(() => {
  lines = [];
  for (const name of ['error', 'warn'] as const)
    console[name] = (...values: unknown[]) => void lines.push(values.map(String).join(' '));
});

afterEach(() => {
  Object.assign(console, { error, warn });
  if (lines.length > 0) throw new Error(`the console has errors or warnings:\n${lines.join('\n')}`);
});
