import type { Language } from '@hirfa/domain/market';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A column of a table, or the first of several that has a value, and how it is shown. */
interface Field {
  name: MessageDescriptor;
  columns: (language: Language) => readonly string[];
  as: 'text' | 'instant' | 'money';
}

interface Section {
  table: string;
  heading: MessageDescriptor;
  fields: readonly Field[];
}

const text = (name: MessageDescriptor, ...columns: string[]): Field => ({ name, columns: () => columns, as: 'text' });
const instant = (name: MessageDescriptor, column: string): Field => ({ name, columns: () => [column], as: 'instant' });
const money = (name: MessageDescriptor, column: string): Field => ({ name, columns: () => [column], as: 'money' });
/** In the language of the page, or else in the other one. */
const inBoth = (name: MessageDescriptor, en: string, ar: string): Field => ({
  name,
  columns: (language) => (language === 'ar' ? [ar, en] : [en, ar]),
  as: 'text',
});

const NAME = msg`Name`;
const TITLE = msg`Title`;
const TEXT = msg`Text`;
const WHEN = msg`When`;

const booked = [inBoth(TITLE, 'title', 'title_ar'), instant(WHEN, 'starts_at'), money(msg`Price`, 'total_amount')];

/** What people know of the data about them, in their words. All the rest of a copy is in its file. */
export const SECTIONS: readonly Section[] = [
  { table: 'public.profiles', heading: msg`Your name`, fields: [text(NAME, 'full_name')] },
  {
    table: 'auth.users',
    heading: msg`How you sign in`,
    fields: [text(msg`E-mail`, 'email'), text(msg`Phone`, 'phone_number'), instant(msg`Member since`, 'created_at')],
  },
  { table: 'public.bookings', heading: msg`What you booked`, fields: booked },
  {
    table: 'public.booking_places',
    heading: msg`Where you booked it`,
    fields: [text(msg`Address`, 'address'), text(msg`Notes`, 'notes')],
  },
  {
    table: 'public.customer_addresses',
    heading: msg`Your addresses`,
    fields: [text(NAME, 'name'), text(msg`Address`, 'address')],
  },
  {
    table: 'public.saved_cards',
    heading: msg`Your saved cards`,
    fields: [text(msg`Brand`, 'brand'), text(msg`Last digits`, 'last_digits'), text(msg`Valid until`, 'expires')],
  },
  { table: 'jobs', heading: msg`What was booked with you`, fields: booked },
  {
    table: 'public.payments',
    heading: msg`What you paid`,
    fields: [money(msg`Amount`, 'customer_total'), instant(WHEN, 'created_at')],
  },
  {
    table: 'public.messages',
    heading: msg`What you wrote in chats`,
    fields: [text(TEXT, 'text'), instant(WHEN, 'created_at')],
  },
  {
    table: 'public.live_support_messages',
    heading: msg`What you wrote to support`,
    fields: [text(TEXT, 'message'), instant(WHEN, 'created_at')],
  },
  {
    table: 'public.notifications',
    heading: msg`What we told you`,
    fields: [
      inBoth(TITLE, 'title_en', 'title_ar'),
      inBoth(TEXT, 'message_en', 'message_ar'),
      instant(WHEN, 'created_at'),
    ],
  },
  {
    table: 'public.provider_profiles',
    heading: msg`Your page as a provider`,
    fields: [inBoth(NAME, 'full_name', 'full_name_ar'), inBoth(msg`About you`, 'bio_en', 'bio_ar')],
  },
  {
    table: 'public.service_cards',
    heading: msg`What you offer`,
    fields: [inBoth(TITLE, 'title_en', 'title_ar'), money(msg`Price`, 'base_price')],
  },
];
