import type { OutboxMail } from '@hirfa/contract/admin';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import type { OutboxFilter } from '../queries.ts';
import { Outbox } from './outbox.tsx';

const written = (number: number, by: OutboxMail['by']): OutboxMail => ({
  id: `019aa000-0000-7000-8000-00000000000${number}`,
  by,
  subject: 'Booking confirmed · تأكّد الحجز',
  to: null,
  state: 'sent',
  failure: null,
  created_at: '2026-11-21T10:00:00.000Z',
  sent_at: '2026-11-21T10:00:00.000Z',
  is_secret: false,
});
const ALL = [written(1, 'mail'), written(2, 'text')];

function Page() {
  const [filter, setFilter] = useState<OutboxFilter>({ state: 'sent' });
  return <Outbox {...filter} onChange={setFilter} action="/admin/outbox" />;
}

test('each row says whether it is a mail or a text message, and one kind can be listed alone', async () => {
  await show(<Page />, {
    as: 'admin',
    answers: {
      admin: {
        listOutbox: ({ by, state }) => ({
          items: ALL.filter((each) => (by ?? each.by) === each.by && state === each.state),
          next_cursor: null,
        }),
      },
    },
  });
  const rows = () =>
    page
      .getByRole('tabpanel')
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  const mail = expect.stringMatching(/^E-mail.*No confirmed address/);
  const text = expect.stringMatching(/^Text message.*No phone number/);
  await expect.poll(rows).toEqual([mail, text]);
  await page.getByRole('button', { name: 'Texts' }).click();
  await expect.poll(rows).toEqual([text]);
  await page.getByRole('button', { name: 'E-mails' }).click();
  await expect.poll(rows).toEqual([mail]);
  await page.getByRole('button', { name: 'Both' }).click();
  await expect.poll(rows).toEqual([mail, text]);
});
