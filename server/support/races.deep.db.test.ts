import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { SUPPORT as LIMITS } from '@hirfa/domain/support';
import { newId } from '../platform/ids.ts';
import { type Answer, refusalOf } from '../testing/calls.ts';
import { useProduct } from '../testing/product.ts';
import { OPEN_AT, openDesk } from '../testing/support.ts';

const product = useProduct();
const ROUNDS = 12;
const rounds = Array.from({ length: ROUNDS }, (_, round) => round);

beforeEach(() => {
  product.clock.now = OPEN_AT;
});

const codeOf = (answer: Answer) => (answer.status === 200 ? 'ok' : refusalOf(answer));

test('a session that is opened in several tabs at once is one, greeted once', async () => {
  for (const _ of rounds) {
    const desk = await openDesk(product);
    const opened = await Promise.all(Array.from({ length: 5 }, () => desk.open()));
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
    expect((await desk.messages(opened[0]?.id ?? '')).items.map(({ line }) => line)).toEqual(['greeting']);
  }
});

test('a session that is opened and ended at once ends in one state, and opening always answers an active one', async () => {
  for (const _ of rounds) {
    const desk = await openDesk(product);
    const { id } = await desk.open();
    const [again] = await Promise.all([desk.open(), desk.end(id)]);
    expect(again.status).toBe('active');
    const [row] = await product.owner.execute(sql`select count(*)::int as active from live_support_sessions
      where user_id = ${desk.person.id} and status = 'active'`);
    expect(row?.active).toBe(again.id === id ? 0 : 1);
  }
});

test('two admins who take or answer a session at once: one has it, the other is refused', async () => {
  for (const round of rounds) {
    const desk = await openDesk(product);
    const { id } = await desk.open();
    await desk.send(id, 'Hello');
    const answers = await Promise.all(
      (['hany', 'dina'] as const).map((who, index) =>
        round % 2 === index ? desk.tryTo(who, 'take', id) : desk.tryToReply(who, id, 'Hello'),
      ),
    );
    expect(answers.map(codeOf).toSorted()).toEqual(['ok', 'state_changed']);
    const winner = answers[0]?.status === 200 ? 'hany' : 'dina';
    expect((await desk.inbox(winner, 'show=mine')).items.map((item) => item.id)).toContain(id);
  }
});

test('a message that is sent while its session is ended is stored before the end, or refused', async () => {
  for (const _ of rounds) {
    const desk = await openDesk(product);
    const { id } = await desk.open();
    const [sent, reply] = await Promise.all([
      desk.tryToSend(id, 'Hello'),
      desk.tryToReply('hany', id, 'Hello'),
      desk.end(id),
    ]);
    expect(['ok', 'no_active_session']).toContain(codeOf(sent));
    expect(['ok', 'state_changed']).toContain(codeOf(reply));
    const stored = [sent, reply].filter(({ status }) => status === 200).length;
    expect((await desk.messages(id)).items).toHaveLength(1 + stored);
  }
});

test('the clock ends a silent session after a day, and no earlier after a message of either side', async () => {
  const desk = await openDesk(product);
  const [silent, written, answered] = [await desk.open(), await desk.open('other'), await desk.open('hany')];
  const status = async () => {
    const rows = await product.owner.execute(sql`select status from live_support_sessions
      where id in (${silent.id}, ${written.id}, ${answered.id}) order by id = ${answered.id}, id = ${written.id}`);
    return rows.map((row) => row.status);
  };
  product.clock.now = new Date(OPEN_AT.getTime() + LIMITS.silenceMs - 1);
  await desk.send(written.id, 'Still here', 'other');
  await desk.reply('dina', answered.id, 'Are you there?');
  await product.work();
  expect(await status()).toEqual(['active', 'active', 'active']);
  product.clock.now = new Date(OPEN_AT.getTime() + LIMITS.silenceMs);
  await product.work();
  expect(await status()).toEqual(['ended', 'active', 'active']);
  expect(refusalOf(await desk.tryToSend(silent.id, 'Hello'))).toBe('no_active_session');
  product.clock.now = new Date(product.clock.now.getTime() + LIMITS.silenceMs);
  await product.work();
  expect(await status()).toEqual(['ended', 'ended', 'ended']);
  const left = await product.owner.execute(sql`select 1 from deadlines where kind = 'support.silent'
    and entity_id in (${silent.id}, ${written.id}, ${answered.id})`);
  expect(left).toEqual([]);
});

test('the clock waits for a message that is being sent at the same moment, and leaves its session open', async () => {
  const desk = await openDesk(product);
  const { id } = await desk.open();
  product.clock.now = new Date(OPEN_AT.getTime() + LIMITS.silenceMs);
  const at = product.clock.now.toISOString();
  const waiting = () =>
    product.owner.execute(sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%live_support_sessions%'`);
  const working = await product.owner.transaction(async (tx) => {
    await tx.execute(sql`insert into live_support_messages (id, session_id, seq, sender_type, sender_id, message, created_at)
      values (${newId()}, ${id}, 2, 'user', ${desk.person.id}, 'Just in time', ${at})`);
    const work = product.work();
    await expect.poll(waiting).toHaveLength(1);
    return { work };
  });
  await working.work;
  expect((await desk.open()).id).toBe(id);
  const [deadline] = await product.owner.execute(sql`select due_at from deadlines where entity_id = ${id}`);
  expect(new Date(String(deadline?.due_at))).toEqual(new Date(product.clock.now.getTime() + LIMITS.silenceMs));
});

test('whichever comes first, a message or the end by the clock: nothing is written in a session that has ended', async () => {
  for (const round of rounds) {
    product.clock.now = OPEN_AT;
    const desk = await openDesk(product);
    const { id } = await desk.open();
    product.clock.now = new Date(OPEN_AT.getTime() + LIMITS.silenceMs);
    const send = () => desk.tryToSend(id, 'Just in time');
    // In turns, so that each of the two is the first one at times.
    const [sent] =
      round % 2 === 0
        ? await Promise.all([send(), product.work()])
        : await Promise.all([product.work(), send()]).then(([, answer]) => [answer]);
    const session = await product.owner.execute(
      sql`select status, last_seq from live_support_sessions where id = ${id}`,
    );
    expect(session).toEqual([
      codeOf(sent) === 'ok' ? { status: 'active', last_seq: 2 } : { status: 'ended', last_seq: 1 },
    ]);
  }
});
