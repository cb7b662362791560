import { createInterface } from 'node:readline/promises';
import { SignUpInput } from '@hirfa/contract/accounts';
import { createAdmin } from '../../accounts/index.ts';
import { systemClock } from '../../platform/clock.ts';
import { readConfig } from '../../platform/config/config.ts';
import { openPool } from '../../platform/db.ts';
import { explain, StartProblem } from '../../platform/start-problem.ts';

const Wanted = SignUpInput.pick({ email: true, full_name: true });

/** `npm run admin:create`: creates the first admin of an installation; with `-- --another` one more. */
async function main(): Promise<void> {
  const { databaseUrl } = readConfig(process.env);
  if (databaseUrl === null)
    throw new StartProblem('Set DATABASE_URL to the database of the new admin; the demo has an admin already.');
  const wanted = Wanted.safeParse(await askFor({ email: 'E-mail', full_name: 'Full name' }));
  if (!wanted.success)
    throw new StartProblem(`This is not valid: ${wanted.error.issues.map(({ path }) => path.join('.')).join(', ')}.`);
  const owner = openPool(databaseUrl, 1);
  try {
    const ctx = { db: owner, now: systemClock() };
    const outcome = await createAdmin({ ctx, input: { ...wanted.data, another: process.argv.includes('--another') } });
    if (outcome === 'exists')
      throw new StartProblem('There is an admin already. For one more: npm run admin:create -- --another');
  } finally {
    await owner.end();
  }
  console.log(
    `${wanted.data.email} is an admin. A mail to set a password is sent as soon as the product runs; its link is valid for an hour,` +
      ` and "Forgot password" sends another. After signing in, a second factor has to be set up.`,
  );
}

/** Asks questions on the terminal, one line each. */
async function askFor<Name extends string>(questions: Record<Name, string>): Promise<Partial<Record<Name, string>>> {
  const terminal = createInterface({ input: process.stdin });
  const lines = terminal[Symbol.asyncIterator]();
  const answers: Partial<Record<Name, string>> = {};
  for (const name of Object.keys(questions) as Name[]) {
    process.stdout.write(`${questions[name]}: `);
    answers[name] = (await lines.next()).value ?? '';
  }
  terminal.close();
  return answers;
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = 1;
});
