import { join } from 'node:path';
import { checkHouseRules } from './house/rules.ts';

/** Prints what breaks a house rule, with the reason for the rule, and exits with 1 if anything does. */
const breaches = checkHouseRules(join(import.meta.dirname, '..'));
for (const { rule, file, line, message } of breaches)
  console.error(`${line === undefined ? file : `${file}:${line}`} ${message} [${rule}]`);
if (breaches.length > 0) {
  const counts = Object.entries(Object.groupBy(breaches, ({ rule }) => rule)).map(
    ([rule, all]) => `${rule}: ${all?.length ?? 0}`,
  );
  console.error(`\n${breaches.length} breaches of house rules (${counts.join(', ')})`);
  process.exitCode = 1;
}
