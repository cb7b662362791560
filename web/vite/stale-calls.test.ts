import { contract } from '@hirfa/contract';
import { STREAM_EVENT_TYPES } from '@hirfa/contract/realtime';
import { expect, test } from 'vitest';
import { named, optionsOfCalls } from '../kit/orpc.ts';
import type { Api } from '../kit/api-link.ts';
import { staleCalls } from './stale-calls.ts';
import { perhapsStale, staleAfter } from '../kit/live/stale-calls.ts';

const orpc = optionsOfCalls(named<Api>(() => named(() => async () => null)));
const ID = '019aa000-0000-7000-8000-000000000001';

/** The name of the call of a key, such as "bookings.getBooking". */
const callOf = ([path]: readonly unknown[]) => (Array.isArray(path) ? path.join('.') : '');

const live = new Set(STREAM_EVENT_TYPES.flatMap((type) => staleAfter(staleCalls, type, ID).map(callOf)));

/** Calls that read, but with POST: the specification wants it so (7.14), or the gateway is asked. */
const READS_BY_POST = [
  'accounts.getCurrentUserRole',
  'accounts.hasRole',
  'admin.adminGetAllProviderProfiles',
  'bookings.checkPayment',
  'providers.lookAtDocument',
];

const OWN = 'only the person changes it, and their other devices read it when they open the page';
const PUBLIC = 'the same for every visitor: a page shows what it was loaded with, and the server checks each booking';
const FORM = 'a form is not changed under the hands of an admin; the server refuses what has changed';
const MONEY = 'changes once a week, and by this very page; an export cuts again';
const FILE = 'a file that is asked for once';
const SEARCH = 'what was searched for stays as it was found';

/** Why no live message makes the answer of a call stale. */
const NOT_LIVE: Record<string, string> = {
  'accounts.exportMe': FILE,
  'accounts.getAuthOptions': 'changes only with the settings of the server',
  'accounts.getDeletion': OWN,
  'accounts.getNotificationPreferences': OWN,
  'accounts.getSubscription': OWN,
  'accounts.hasRole': 'asked only where the role could not be read',
  'accounts.listLinkedAccounts': OWN,
  'accounts.listPasskeys': OWN,
  'accounts.listSessions': OWN,
  'accounts.startOAuth': 'begins a sign-in',
  'admin.exportFigures': FILE,
  'admin.getAuthStatistics': 'counts of a day, for looking at now and then',
  'admin.getBookingDeletion': 'read every second until the booking is gone',
  'admin.getOutboxMail': 'a mail does not change; each look is logged',
  'admin.getPerson': 'each look is logged; the server refuses a decision where the person has changed',
  'admin.getSettings': FORM,
  'admin.getTestTools': 'read every second while something is deleted',
  'admin.getWholeCatalogue': FORM,
  'admin.listOutbox': 'mails are sent all the time: the list would never stand still',
  'admin.listWebhooks': 'webhooks come all the time: the list would never stand still',
  'admin.searchEverything': SEARCH,
  'bookings.exportEarnings': FILE,
  'bookings.getPrice': 'changes with the offer: the server refuses a booking at another price',
  'bookings.listAddresses': OWN,
  'payments.listSavedCards': OWN,
  'bookings.listPackageOffers': 'changes with the offer: the server refuses a package at another price',
  'bookings.listBlockedCustomers': OWN,
  'bookings.listBookingStatuses': 'finds what is stale itself',
  'admin.listMissedSearches': 'grows with the searches of visitors; changed by this very page',
  'catalogue.listCategories': PUBLIC,
  'catalogue.listCities': PUBLIC,
  'catalogue.listServiceAreas': PUBLIC,
  'discovery.getCategory': PUBLIC,
  'discovery.getHome': PUBLIC,
  'discovery.getService': PUBLIC,
  'discovery.listInstead': PUBLIC,
  'discovery.listOffers': PUBLIC,
  'discovery.listProviders': PUBLIC,
  'discovery.countProviders': PUBLIC,
  'discovery.listServices': PUBLIC,
  'discovery.suggest': SEARCH,
  'invoices.printInvoice': FILE,
  'messages.getEvidence': 'each look is logged; what is sent to a bank is read once',
  'messages.getReport': 'each look is logged; the server refuses a decision where the report has changed',
  'messages.listReports': 'on no screen: reports are in the queue',
  'notifications.countRecipients': 'a number to begin with; the answer of sending has the true one',
  'notifications.getPushKey': 'changes only with the settings of the server',
  'notifications.listAnnouncements': 'only admins add to it, by this very page',
  'notifications.listTopics': OWN,
  'payments.getOwnCommission': 'changes on days that are announced; each booking keeps its own',
  'payments.getPriceRates': PUBLIC,
  'payouts.exportPayoutStatement': FILE,
  'payouts.getPayoutDesk': MONEY,
  'payouts.getPayoutFile': 'a file does not change; each look is logged',
  'payouts.listPayoutExports': MONEY,
  'payouts.listOwedByHand': MONEY,
  'payouts.listPayoutTemplates': FORM,
  'payouts.listPayouts': MONEY,
  'payouts.printPayoutStatement': FILE,
  'providers.getUpload': 'asked only to continue an upload',
  'providers.lookAtDocument': 'a document does not change; each look is logged',
  'referrals.getInvitationAmount': FORM,
  'referrals.getInviter': PUBLIC,
  'referrals.listCampaigns': PUBLIC,
  'referrals.listPromotions': FORM,
  'referrals.listRefusedInvitations': 'grows slowly; read again when an admin opens the page',
  'reviews.listHiddenReviews': 'grows slowly; read again when an admin opens the page',
  'reviews.listProviderReviews': PUBLIC,
  'support.getContact': PUBLIC,
  'support.listSavedReplies': FORM,
};

test('every call that reads is read again after a live message, or has a reason not to be', () => {
  const reads = Object.entries(contract).flatMap(([room, calls]) =>
    Object.entries(calls)
      .map(([name, call]) => ({ name: `${room}.${name}`, method: call['~orpc'].route.method }))
      .filter(({ name, method }) => method === 'GET' || READS_BY_POST.includes(name))
      .map(({ name }) => name),
  );
  expect(reads.length).toBeGreaterThan(60);
  const rule = 'a call that reads has staleAfter in its meta, or a reason in NOT_LIVE';
  expect([...live, ...Object.keys(NOT_LIVE)].toSorted(), rule).toEqual(reads.toSorted());
});

test('a message about one thing leaves the looks at others alone, which admins’ log has', () => {
  const { getAnyBooking } = orpc.admin;
  expect(staleAfter(staleCalls, 'booking_changed', ID)).toContainEqual(getAnyBooking.key({ input: { id: ID } }));
  const looks = ['admin.getAnyBooking', 'admin.getApplicant', 'support.getSupportSession'];
  for (const type of STREAM_EVENT_TYPES)
    for (const key of staleAfter(staleCalls, type, ID))
      if (looks.includes(callOf(key))) expect(key[1]).toEqual({ input: { id: ID } });
});

test('where it is unknown what changed, everything that may be stale is read again, and bookings are compared', () => {
  const keys = perhapsStale(staleCalls);
  const compared = ['bookings.getBooking', 'bookings.listBookings', 'bookings.listProviderBookings'];
  expect([...keys.map(callOf), ...compared].toSorted()).toEqual([...live].toSorted());
  expect(keys).toContainEqual(orpc.bookings.listSlots.key());
  for (const key of keys) expect(key[1]).toEqual({});
});
