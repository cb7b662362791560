import { SavedReply } from '@hirfa/contract/support';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { newId } from '../../platform/ids.ts';
import { pass } from '../../testing/accounts.ts';
import { refusalOf } from '../../testing/calls.ts';
import { useProduct } from '../../testing/product.ts';
import { type Desk, openDesk } from '../../testing/support.ts';

const product = useProduct();
const PATH = '/api/v1/admin/support/replies';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk(product);
});

const save = (id: string, changes: object = {}, who: 'hany' | 'dina' = 'hany') => {
  pass(product, 1000);
  const reply = { name: 'Refund', text_en: 'Hello {person}', text_ar: 'أهلًا {person}', version: 0, ...changes };
  return desk.ask(who, 'PUT', `${PATH}/${id}`, reply);
};
const list = async () => z.array(SavedReply).parse((await desk.ask('dina', 'GET', PATH)).body);

test('a reply is added, changed by who saw its last version, and removed; the audit log has each step', async () => {
  const id = newId();
  expect(SavedReply.parse((await save(id)).body)).toMatchObject({ id, version: 1 });
  expect((await save(id)).body, 'again').toMatchObject({ version: 1 });
  expect((await save(id, { version: 1, name: 'A refund' }, 'dina')).body).toMatchObject({ version: 2 });
  expect(refusalOf(await save(id, { version: 1, name: 'Refunds' }))).toBe('state_changed');
  expect(await list()).toMatchObject([{ name: 'A refund', text_ar: 'أهلًا {person}', version: 2 }]);
  pass(product, 1000);
  expect((await desk.ask('hany', 'POST', `${PATH}/${id}/remove`, {})).body).toEqual({ removed: true });
  expect(refusalOf(await desk.ask('hany', 'POST', `${PATH}/${id}/remove`, {}))).toBe('not_found');
  expect(refusalOf(await save(id, { version: 2 }))).toBe('not_found');
  expect(await list()).toEqual([]);
  const log = await desk.ask('hany', 'GET', `/api/v1/admin/audit-log?entity_id=${id}`);
  expect(log.body).toMatchObject({
    items: [
      { action: 'saved_reply.remove', before: { name: 'A refund' }, after: {} },
      { action: 'saved_reply.save', before: { name: 'Refund' }, after: { name: 'A refund' } },
      { action: 'saved_reply.save', before: { name: 'Refund' }, after: { name: 'Refund' } },
      { action: 'saved_reply.save', before: {}, after: { name: 'Refund' } },
    ],
  });
});

test('of two admins who change a reply at the same time, one is told that it has changed', async () => {
  const id = newId();
  await save(id);
  const both = await Promise.all([
    save(id, { version: 1, text_en: 'One' }),
    save(id, { version: 1, text_en: 'Two' }, 'dina'),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('a reply with a placeholder that there is not, or without words in a language, is refused', async () => {
  for (const changes of [{ text_en: 'Hello {name}' }, { text_ar: '' }, { name: ' ' }, { name: 'x'.repeat(61) }])
    expect(refusalOf(await save(newId(), changes))).toBe('invalid_input');
});
