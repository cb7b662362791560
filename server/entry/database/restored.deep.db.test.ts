import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openPool } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { openMailBox } from '../../testing/mail-box.ts';
import { startProgram } from '../../testing/program.ts';
import { scratchFolder } from '../../testing/scratch.ts';
import { cloneDatabase, TEST_ENVIRONMENT } from '../../testing/test-postgres.ts';
import { createWorld } from '../../testing/world.ts';

const RESTORED = fileURLToPath(new URL('../commands/restored.ts', import.meta.url));

async function run(env: Record<string, string>) {
  const child = spawn(process.execPath, [RESTORED], { env: { PATH: process.env.PATH, ...env } });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  expect(code).toBe(0);
  return output;
}

test('a database has one data folder, and a restored one sends nothing twice', async () => {
  const box = await openMailBox();
  const url = await cloneDatabase(inject('postgresUrl'), 'empty');
  const owner = openPool(url, 2);
  onTestFinished(async () => {
    await owner.end();
    await box.close();
  });
  const env = { ...TEST_ENVIRONMENT, HIRFA_MODE: 'demo', DATABASE_URL: url, SMTP_URL: box.url };
  // Somebody is there, so that the demo is not filled.
  const person = await createWorld(owner, new Date()).userWithPassword();
  const [first, other] = [scratchFolder('first-data'), scratchFolder('other-data')];
  const running = startProgram({ ...env, DATA_DIR: first });
  await running.ready;
  const refused = startProgram({ ...env, DATA_DIR: other });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toMatch(
    /^The files of this database are in another folder than .*npm run database:restored$/m,
  );
  const second = startProgram({ ...env, DATA_DIR: first });
  await second.ready;
  for (const program of [running, second]) {
    program.process.kill('SIGTERM');
    expect(await program.ended).toBe(0);
  }

  const id = newId();
  await owner.execute(sql`insert into mails (id, user_id, subject, text, html, event_key, created_at)
    values (${id}, ${person.id}, 'Sent before', 'text', '<p>text</p>', 'dump', now())`);
  await owner.execute(
    sql`select enqueue_job('send_mail', json_build_object('entity_id', ${id}::text), 'send_mail:dump')`,
  );
  expect(await run({ ...env, DATA_DIR: other })).toBe(
    `1 messages that waited in the dump are not sent. The files of this database are in ${other}.\n`,
  );
  const restored = startProgram({ ...env, DATA_DIR: other });
  await restored.ready;
  const waiting = () => owner.execute(sql`select from graphile_worker._private_jobs`);
  await expect.poll(waiting).toEqual([]);
  restored.process.kill('SIGTERM');
  expect(await restored.ended).toBe(0);
  expect(box.mails).toEqual([]);
  expect(await owner.execute(sql`select sent_at, failed_at is not null as failed from mails`)).toEqual([
    { sent_at: null, failed: true },
  ]);
});
