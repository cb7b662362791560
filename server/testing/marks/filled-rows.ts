import type { MarkedLife } from './marked-life.ts';
import { type Columns, hasRowOf, insertRow } from './marked-rows.ts';

type Row = [table: string, given: Record<string, unknown>];

/** What a booking can have besides: a discount, and a package whose only one it is. */
const besides = (id: string): Row[] => [
  ['public.booking_discounts', { booking_id: id }],
  ['public.packages', { id }],
  ['public.package_dates', { package_id: id, booking_id: id, number: 1 }],
];

/** A saved card, which the gateway forgets once the account ends. */
const savedCard = (id: string, user_id: string): Row[] => [
  ['public.saved_cards', { id, user_id, adapter: 'sandbox' }],
  ['public.saved_card_tokens', { card_id: id, adapter: 'sandbox' }],
];

/** A payout that has arrived in an earlier week. */
const paidOut = (id: string, booking_id: string): Row[] => [
  ['public.payout_exports', { id, number: 1 }],
  ['public.payout_files', { export_id: id }],
  ['public.payouts', { id, provider_id: id, week: '2026-01-04', state: 'paid', export_id: id, account_number: '' }],
  ['public.payout_entries', { payout_id: id, booking_id }],
];

/** Adds a row about the customer or the provider to each table that the life of the three does not reach. */
export async function fillRest(columns: Columns, life: MarkedLife) {
  const { product, people, marks, provider, offer, admin, settled } = life;
  const user_id = people.provider;
  const of_provider = { provider_id: provider.id };
  // The same each time: what the first call has added is not added again.
  const own = provider.id;
  const { now } = product.clock;
  const recipient = `${marks.customer}@example.com`;
  const rows: Row[] = [
    ['public.provider_hour_templates', { ...of_provider, id: own }],
    ['public.provider_template_hours', { template_id: own }],
    ...['day_exceptions', 'busy_times', 'calendars'].map((name): Row => [`public.provider_${name}`, of_provider]),
    ['public.provider_change_requests', { ...of_provider, reason: '', decided_by: admin.id }],
    ['public.provider_contact_flags', of_provider],
    ['public.provider_documents', { user_id, id: own }],
    ['public.document_looks', { document_id: own }],
    [
      'public.service_card_photos',
      { card_id: offer.id, url: `/files/${offer.id.replaceAll('-', '').repeat(2)}-640.webp` },
    ],
    ['public.listed_offers', { ...of_provider, card_id: offer.id }],
    ['public.settings', of_provider],
    ['public.cash_takers', of_provider],
    ...savedCard(own, user_id),
    ...besides(settled),
    ...paidOut(own, settled),
    ['public.referral_devices', { user_id }],
    ['public.invitations', { invited_id: people.customer, inviter_id: user_id }],
    ['public.credit_accounts', { user_id }],
    ['public.credit_entries', { id: own, user_id, booking_id: settled }],
    // It has reached its customer: else the account does not end.
    ['public.owed_refunds', { operation_id: own, booking_id: settled, user_id, given_at: now, ordered_by: admin.id }],
    ...['booking_discounts', 'booking_services', 'booking_extras', 'extra_charges'].map((name): Row => [
      `public.${name}`,
      { booking_id: settled },
    ]),
    ['public.booking_extra_photos', { booking_id: settled, user_id: people.provider }],
    ['public.gateway_movements', { booking_id: settled }],
    ['public.reconciliation_differences', { booking_id: settled, note: marks.customer, closed_at: now }],
    // It is decided, for the same reason.
    ['public.chargebacks', { booking_id: settled, state: 'lost', bearer: 'platform' }],
    ['public.promotion_uses', { booking_id: settled, promotion_id: own, user_id }],
    ...Object.values(people).map((actor_id): Row => ['public.idempotency_keys', { actor_id, created_at: now }]),
    ['public.queue_decisions', { decided_by: people.admin }],
    ['public.accepted_agreements', { user_id }],
    ['auth.sessions', { id: own, user_id }],
    ['public.device_tokens', { user_id, id: own, session_id: own }],
    ['public.topic_subscriptions', { device_id: own }],
    ...['credentials', 'two_factors', 'passkeys', 'passkey_challenges', 'one_time_codes'].map((name): Row => [
      `auth.${name}`,
      { user_id },
    ]),
    ['auth.verifications', { identifier: recipient }],
    ['auth.sign_ups', { email: recipient }],
    ['auth.sent_codes', { recipient }],
    ['auth.account_messages', { recipient }],
  ];
  for (const [table, given] of rows) await insertRow(product.owner, columns, table, given);
  await fillOwn(columns, life);
}

/** What a person alone has, and sees, needs nothing else. */
async function fillOwn(columns: Columns, { product, people }: MarkedLife) {
  const alone = product.services.privacy.tables.filter(
    ({ rows: of, after, hidden = [] }) => of === 'user_id = $person' && after === 'deleted' && !('all' in hidden),
  );
  for (const { table } of alone)
    if (!(await hasRowOf(product.owner, table, Object.values(people))))
      await insertRow(product.owner, columns, table, { user_id: people.provider });
}
