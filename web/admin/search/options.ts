import type { AdminSearchResult } from '@hirfa/contract/admin';
import { textIn } from '@hirfa/domain/market';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LucideIcon } from 'lucide-react';
import BellRing from 'lucide-react/icons/bell-ring';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import Search from 'lucide-react/icons/search';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Store from 'lucide-react/icons/store';
import UserRound from 'lucide-react/icons/user-round';
import type { AdminPage } from '../../ui/admin/admin-page.ts';
import type { Choice, ChoiceGroup } from '../../ui/fields/choice-list.tsx';
import { STATUS_WORDS } from '../../ui/admin/booking-words.ts';
import { matcher } from './matcher.ts';

/** Where a result leads. */
export interface PageLink {
  to: string;
  search?: Readonly<Record<string, string>>;
}

/** One result of the search of everything. */
interface Option extends Choice {
  link: PageLink;
}

interface Given {
  text: string;
  /** The pages of the admin area. */
  pages: readonly AdminPage[];
  found: AdminSearchResult | undefined;
  i18n: I18n;
  language: 'en' | 'ar';
}

interface Action {
  id: string;
  name: MessageDescriptor;
  icon: LucideIcon;
  link: PageLink;
}

const ACTIONS: readonly Action[] = [
  {
    id: 'review',
    name: msg`Review applicants`,
    icon: ShieldCheck,
    link: { to: '/admin/dashboard', search: { tab: 'providers' } },
  },
  {
    id: 'write',
    name: msg`Write to people`,
    icon: BellRing,
    link: { to: '/admin/notifications' },
  },
  {
    id: 'today',
    name: msg`Bookings that have begun`,
    icon: CalendarCheck,
    link: { to: '/admin/bookings', search: { status: 'started' } },
  },
];

/** What a text finds, group by group: what the server found, then pages and actions by their words. */
export function groupsFor(given: Given): ChoiceGroup<Option>[] {
  const { i18n } = given;
  const groups = [
    { name: i18n._(msg({ message: 'People', context: 'admin pages' })), options: people(given) },
    { name: i18n._(msg({ message: 'Bookings', context: 'admin pages' })), options: bookings(given) },
    { name: i18n._(msg({ message: 'Providers', context: 'audit log' })), options: providers(given) },
    { name: i18n._(msg({ message: 'Pages', context: 'search of everything' })), options: pagesNamed(given) },
    { name: i18n._(msg({ message: 'Actions', context: 'search of everything' })), options: actions(given) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

const nameless = msg`Without a name`;

function people({ found, i18n }: Given): Option[] {
  return (found?.people ?? []).map(({ id, full_name, is_admin, is_suspended }) => ({
    id: `person-${id}`,
    name: full_name || i18n._(nameless),
    ...(is_suspended && { more: i18n._(msg({ message: 'Suspended', context: 'people' })) }),
    ...(is_admin && { more: i18n._(msg`Admin`) }),
    icon: UserRound,
    link: { to: `/admin/people/${id}` },
  }));
}

function bookings({ found, i18n, language }: Given): Option[] {
  return (found?.bookings ?? []).map((booking) => ({
    id: `booking-${booking.id}`,
    name: textIn(booking, 'title', language),
    more: `${booking.customer_name} · ${i18n._(STATUS_WORDS[booking.status])} · ${i18n.date(booking.starts_at)}`,
    icon: CalendarCheck,
    link: { to: `/admin/bookings/${booking.id}` },
  }));
}

function providers({ found }: Given): Option[] {
  return (found?.providers ?? []).map(({ id, full_name, business_name }) => ({
    id: `provider-${id}`,
    name: full_name,
    ...(business_name !== '' && { more: business_name }),
    icon: Store,
    link: { to: '/admin/dashboard', search: { tab: 'providers', id } },
  }));
}

function pagesNamed({ text, pages, i18n }: Given): Option[] {
  const means = matcher(text);
  return pages
    .filter(({ name, words, Only }) => !Only && means(`${i18n._(name)} ${words ? i18n._(words) : ''}`))
    .map(({ to, name, icon }) => ({ id: `page-${to}`, name: i18n._(name), icon, link: { to } }));
}

function actions({ text, i18n }: Given): Option[] {
  const means = matcher(text);
  const own = ACTIONS.filter(({ name }) => means(i18n._(name))).map(({ id, name, icon, link }) => ({
    id: `action-${id}`,
    name: i18n._(name),
    icon,
    link,
  }));
  if (text === '') return own;
  const lists: Option[] = [
    {
      id: 'all-people',
      name: i18n._(msg`Search all people for “${text}”`),
      icon: Search,
      link: { to: '/admin/people', search: { text } },
    },
    {
      id: 'all-bookings',
      name: i18n._(msg`Search all bookings for “${text}”`),
      icon: Search,
      link: { to: '/admin/bookings', search: { text } },
    },
  ];
  return [...own, ...lists];
}
