import { expect, test } from 'vitest';
import type { CallMeta } from './calls.ts';
import { contract } from './index.ts';

interface Call extends CallMeta {
  name: string;
  method: string;
  path: string;
  errors: readonly string[];
}

const CALLS: Call[] = Object.entries(contract).flatMap(([room, calls]) =>
  Object.entries(calls).map(([name, { '~orpc': call }]) => {
    const { method = 'POST', path = '' } = call.route;
    return { ...call.meta, name: `${room}.${name}`, method, path, errors: Object.keys(call.errorMap) };
  }),
);
const named = (calls: readonly Call[]) => calls.map(({ name }) => name);
const refusing = (code: string) => named(CALLS.filter(({ errors }) => errors.includes(code)));

test('who may make a call is what its errors say', () => {
  expect(named(CALLS.filter(({ who }) => who !== undefined))).toEqual(refusing('authentication_required'));
  expect(named(CALLS.filter(({ who }) => who === 'provider'))).toEqual(refusing('provider_required'));
  expect(named(CALLS.filter(({ who }) => who === 'admin'))).toEqual(refusing('admin_required'));
  expect(named(CALLS.filter(({ ourPagesOnly }) => ourPagesOnly))).toEqual(refusing('forbidden_origin'));
  expect(refusing('admin_required')).toContain('admin.approveProvider');
});

test('a call that needs an Idempotency-Key says so when the key was used with another input', () => {
  const once = CALLS.filter((call) => call.once);
  expect(named(once)).toContain('bookings.createBooking');
  expect(once.filter(({ errors, who }) => who === undefined || !errors.includes('idempotency_mismatch'))).toEqual([]);
});

/** The specification reads this list with POST (7.14), and a file of a bank is too long for an address. */
const READS = ['admin.adminGetAllProviderProfiles', 'payouts.previewPayoutImport'];
/** It has no more than the time at which a booking was deleted. */
const SHOWS_NOBODY = ['admin.getBookingDeletion'];

test('what an admin changes, opens or takes away as a file is in the audit log', () => {
  const ofAdmins = CALLS.filter(({ who, name }) => who === 'admin' && !READS.includes(name));
  const logged = ofAdmins.filter(({ name, method, path }) => {
    const isOpened = /[{}]|\.csv$/.test(path) && !SHOWS_NOBODY.includes(name);
    return method !== 'GET' || isOpened;
  });
  for (const name of ['admin.getPerson', 'admin.exportFigures', 'messages.getReport', 'admin.addRate'])
    expect(named(logged)).toContain(name);
  expect(named(logged.filter(({ audit = [] }) => audit.length === 0))).toEqual([]);
});
