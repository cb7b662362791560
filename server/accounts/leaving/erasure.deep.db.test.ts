import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import type { PersonalTable } from '../../kernel/personal-data.ts';
import { ask } from '../../testing/calls.ts';
import { fillRest } from '../../testing/marks/filled-rows.ts';
import { passHours } from '../../testing/market.ts';
import { liveThrough, type MarkedLife, type Role, ROLES, suspend } from '../../testing/marks/marked-life.ts';
import {
  type Columns,
  columnsWith,
  countRows,
  dropChecks,
  markRows,
  readColumns,
} from '../../testing/marks/marked-rows.ts';
import { useProduct } from '../../testing/product.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { accountDeletions, sessions } from '../index.ts';

const product = useProduct();
const HOUR_MS = 3_600_000;
let columns: Columns = [];
/** In each of them, one account ends. */
const lives = new Map<Role, MarkedLife>();
beforeAll(async () => {
  columns = await readColumns(product.owner);
  await dropChecks(product.owner);
  for (const role of ROLES) {
    const life = await liveThrough(product);
    await askToLeave(life, role);
    await fillRest(columns, life);
    lives.set(role, life);
  }
  // It builds whole lives: the limit ends only a test that hangs.
}, 400_000);
async function askToLeave({ world, ask: call }: MarkedLife, role: Role): Promise<void> {
  await world.admin();
  await product.owner.update(sessions).set({ createdAt: product.clock.now });
  const { body } = await call(role, 'POST', '/api/v1/me/deletion', { word: 'DELETE' });
  expect(body).toMatchObject({ open_bookings: [] });
}
async function askedBy(userId: string) {
  const [row] = await product.owner.select().from(accountDeletions).where(eq(accountDeletions.user_id, userId));
  if (row === undefined) throw new Error('nobody has asked for it');
  return row;
}
function lifeOf(role: Role): MarkedLife {
  const life = lives.get(role);
  if (life === undefined) throw new Error('there is no such life');
  return life;
}

/** The words of the product itself: no person writes them, or is known by them. */
const CODES = 'words of the product';
const LAW = 'the books, which the law keeps';
const TEAM = 'words of the team about others, by an admin whose account has ended';

/** Every column in which words of or about a person may stay after their account has ended, and why. */
const STAYS: Readonly<Record<string, string>> = {
  'announcements.message_ar': TEAM,
  'announcements.message_en': TEAM,
  'announcements.path': TEAM,
  'announcements.title_ar': TEAM,
  'announcements.title_en': TEAM,
  'announcements.topic': TEAM,
  'payment_attempts.method': CODES,
  'audit_log.action': CODES,
  'audit_log.after': TEAM,
  'audit_log.before': TEAM,
  'audit_log.entity_type': CODES,
  'booking_history.event': CODES,
  'booking_history.from_payment_status': CODES,
  'booking_history.from_status': CODES,
  'booking_history.note': 'words of the team about others, until an account of the booking ends',
  'booking_history.part': CODES,
  'booking_history.to_payment_status': CODES,
  'booking_history.to_status': CODES,
  'booking_services.title_ar': 'what the customer bought: the contract of both',
  'booking_services.title_en': 'the same',
  'booking_start_codes.code': 'four digits that nobody can use any more',
  'bookings.cancel_reason': CODES,
  'bookings.currency': CODES,
  'bookings.title': 'what the customer bought: the contract of both',
  'bookings.title_ar': 'the same',
  'gateway_movements.about': LAW,
  'invoices.issuer_address_ar': LAW,
  'invoices.issuer_address_en': LAW,
  'invoices.issuer_name_ar': LAW,
  'invoices.issuer_name_en': LAW,
  'invoices.issuer_tax_number': LAW,
  'invoices.items': LAW,
  'invoices.receiver_name_ar': LAW,
  'invoices.receiver_name_en': LAW,
  'invoices.receiver_tax_number': LAW,
  'invoices.title_ar': LAW,
  'invoices.title_en': LAW,
  'live_support_messages.message': TEAM,
  'live_support_messages.photo': TEAM,
  'chargebacks.reference': LAW,
  'chargebacks.earlier': LAW,
  'owed_refunds.reference': LAW,
  'owed_refunds.return_reason': 'words of the team about others, until the account of the customer ends',
  'payment_attempts.adapter': LAW,
  'payment_attempts.checkout_id': LAW,
  'payment_attempts.checkout_url': LAW,
  'payment_attempts.instrument': LAW,
  'payment_attempts.language': LAW,
  'payment_attempts.reference': LAW,
  'payment_operations.requests': LAW,
  'payments.currency': LAW,
  'payout_files.content': LAW,
  'payouts.account_holder': LAW,
  'payouts.account_kind': CODES,
  'payouts.account_number': LAW,
  'payouts.hand_reference': LAW,
  'provider_documents.file_hash': 'finds a second account with the same card; tells nothing of it',
  'provider_documents.pixel_hash': 'the same',
  'reviews.author_name': 'the name of the other one of the two, who is there',
  'reviews.chips': CODES,
  'reviews.hidden_reason': TEAM,
  'reviews.reply_text': 'words of the provider, who is there',
  'reviews.text': 'words of the customer about a provider who has left',
  'support_notes.text': TEAM,
};

/** Tables without a row about anybody, or whose rows a settled account or an operator without a device lacks. */
const EMPTY = ['public.booking_slots', 'public.e_receipts', 'auth.rate_limits', 'auth.auth_event_counts'];

const shortName = (column: string) => column.replace(/^public\./, '');
const nameOf = ({ table, as }: PersonalTable) => as ?? table;
const found = { columns: new Set<string>(), tables: new Set<string>() };

test.for(ROLES)(
  'the copy of the data of a %s has every row about them that is not left out for a reason',
  async (role) => {
    const life = lifeOf(role);
    const header = await signedIn(product, life.people[role]);
    const shown = product.services.privacy.tables.filter(({ hidden = [] }) => !('all' in hidden));
    const stored: Record<string, number> = {};
    for (const table of shown) stored[nameOf(table)] = await countRows(product.owner, table, life.people[role]);
    const { body } = await ask(product, 'GET', '/api/v1/me/export', { headers: await header() });
    const { data } = z.looseObject({ data: z.record(z.string(), z.array(z.unknown())) }).parse(body);
    expect(Object.fromEntries(Object.entries(data).map(([name, rows]) => [name, rows.length]))).toEqual(stored);
  },
);

/** Ends an account, after every column for words of its rows was marked. Housekeeping has deleted some before. */
async function endMarked(life: MarkedLife, role: Role): Promise<void> {
  const about = { userId: life.people[role], mark: life.marks[role] };
  if (role !== 'admin') await suspend(life, role);
  const { ends_at } = await askedBy(about.userId);
  await passHours(product, (ends_at.getTime() - product.clock.now.getTime()) / HOUR_MS - 1);
  await product.keepHouse();
  await fillRest(columns, life);
  for (const table of product.services.privacy.tables)
    if ((await markRows(product.owner, columns, table, about)) > 0) found.tables.add(nameOf(table));
  await passHours(product, 1);
}

test.for(ROLES)(
  'when the account of a %s ends, the whole database has no word of or about them, but for the list',
  async (role) => {
    const life = lifeOf(role);
    await endMarked(life, role);
    const left = (await columnsWith(product.owner, life.marks[role])).map(shortName);
    for (const column of left) found.columns.add(column);
    expect(left.filter((column) => !(column in STAYS))).toEqual([]);
    expect(await ask(product, 'GET', '/api/v1/me', { headers: await life.as[role]() })).toMatchObject({ status: 401 });
  },
);

test('every table with personal data had rows in these lives, and nothing is on the list of what stays in vain', () => {
  const all = product.services.privacy.tables.map(nameOf);
  expect(all.filter((name) => !found.tables.has(name)).toSorted()).toEqual(EMPTY.toSorted());
  expect(Object.keys(STAYS).filter((column) => !found.columns.has(column))).toEqual([]);
});

/** Tables that are about nobody. */
const ABOUT_NOBODY: Readonly<Record<string, string>> = {
  'public.applied_rules': 'versions of the rules of the database',
  'public.cash_limits': 'up to which price cash is paid',
  'public.catalogue_versions': 'the catalogue',
  'public.categories': 'the catalogue',
  'public.counted_bookings': 'numbers of a booking, by its id',
  'public.daily_area_jobs': 'numbers',
  'public.daily_revenue': 'numbers',
  'public.deadlines': 'ids and instants',
  'public.deleted_bookings': 'ids of bookings of people who are not real',
  'public.installation_keys': 'keys of the product',
  'public.invoice_series': 'the last numbers of invoices',
  'public.ledger_balances': 'sums of the books',
  'public.ledger_months': 'which months of the books are closed',
  'public.missed_searches': 'words that found nothing, without a person',
  'public.old_slugs': 'the catalogue',
  'public.operator_details': 'who runs the site',
  'public.paying_accounts': 'the account of the platform',
  'public.payout_exports': 'numbers of files for the bank',
  'public.payout_refusals': 'why the bank refused a file, in words of the team',
  'public.payout_templates': 'columns of files for the bank',
  'public.promotion_codes': 'terms of discounts',
  'public.provider_counts': 'numbers',
  'public.reconciliations': 'which days were compared with the gateway',
  'public.referral_amounts': 'what an invitation is worth',
  'public.relay_state': 'one instant',
  'public.removed_cards': 'names of cards at the gateway, until it has forgotten them',
  'public.saved_replies': 'texts of the team for everybody',
  'public.service_areas': 'the catalogue',
  'public.services': 'the catalogue',
  'public.stream_events': 'ids, for a week',
  'public.stream_outbox': 'ids, for moments',
  'public.stream_positions': 'numbers of streams',
  'public.support_hours': 'when the team answers',
  'public.throwaway_mail_domains': 'domains',
  'public.unused_photos': 'random names of files that are about to be deleted',
  'public.webhooks': 'what a gateway says of its own checkout, for 90 days',
};

test('every table is about somebody and listed for copy and erasure, or about nobody for a reason', async () => {
  const tables = await product.owner.execute(sql`select format('%s.%s', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'auth') order by 1`);
  const listed = new Set(product.services.privacy.tables.map(({ table }) => table));
  const others = tables.map(({ name }) => String(name)).filter((name) => !listed.has(name));
  expect(others, 'list a new table in the personal-data.ts of its room, or here').toEqual(Object.keys(ABOUT_NOBODY));
});
