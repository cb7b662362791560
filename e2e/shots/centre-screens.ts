import { renderNotificationMail } from '@hirfa/templates/mails';
import { sql } from 'drizzle-orm';
import type { Screen, Stage } from './screen.ts';

/** Mails in every state and text messages to the demo's customer, and a mail that nobody can open. */
async function writeMails({ site: { owner, address } }: Stage): Promise<string> {
  const words = {
    title_en: 'Booking confirmed',
    title_ar: 'تأكّد الحجز',
    message_en: 'Salma N. has accepted your booking of “Pottery for beginners”.',
    message_ar: 'قبل مقدم الخدمة سلمى ن. حجزك «الفخار للمبتدئين».',
  };
  const { subject, text, html } = renderNotificationMail(
    words,
    `${address}/bookings`,
    `${address}/unsubscribe?token=…`,
  );
  await owner.execute(sql`insert into mails (id, user_id, subject, text, html, event_key, created_at, sent_at, failed_at)
    select gen_random_uuid(), users.id, ${subject}, ${text}, ${html}, 'shots:' || n, now() - n * interval '3 hours',
      case when n not in (1, 3) then now() end, case when n = 3 then now() end
    from auth.users, generate_series(1, 6) as n where email = 'customer@hirfa.test' on conflict do nothing`);
  await owner.execute(sql`insert into auth.account_messages (id, kind, recipient, created_at, expires_at, sent_at)
    values (gen_random_uuid(), 'password_reset', 'customer@hirfa.test', now(), now() + interval '1 hour', now())`);
  await owner.execute(sql`with told as (
      insert into notifications (id, user_id, type, title_en, title_ar, message_en, message_ar, event_key, created_at)
      select gen_random_uuid(), users.id, 'booking_confirmed', '', '', '', '', 'shots:text:' || n, now()
      from auth.users, generate_series(1, 2) as n where email = 'customer@hirfa.test'
      on conflict do nothing returning id, user_id)
    insert into text_messages (id, user_id, notification_id, subject, text, created_at, sent_at)
    select gen_random_uuid(), user_id, id, ${subject}, ${words.message_ar}, now() - interval '2 hours', now() from told`);
  const [mail] = await owner.execute<{ id: string }>(sql`select id from mails where event_key = 'shots:2'`);
  return mail?.id ?? '';
}

/** The outbox of admins, the test of the live connection, and the sounds. */
export const CENTRE_SCREENS: readonly Screen[] = [
  {
    name: 'outbox',
    path: async (stage) => {
      await writeMails(stage);
      return '/admin/outbox';
    },
    as: 'admin',
    cases: [
      { name: 'mail', path: async (stage) => `/admin/outbox/${await writeMails(stage)}`, as: 'admin' },
      { name: 'text messages', path: '/admin/outbox?by=text', as: 'admin' },
      { name: 'no-such-mail', path: '/admin/outbox/019aa000-0000-7000-8000-000000000000', as: 'admin' },
    ],
  },
  { name: 'realtime-test', path: '/realtime-test', as: 'customer', onlyWhole: true },
  {
    name: 'sound-test',
    path: '/sound-test',
    as: 'provider',
    onlyWhole: true,
    cases: [{ name: 'visitor', path: '/sound-test' }],
  },
  { name: 'topics', path: '/topic-notifications', onlyWhole: true },
];
