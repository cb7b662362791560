import { currentAgreements } from '@hirfa/domain/accounts';
import { countsAsProvider } from '@hirfa/domain/providers';
import { newId } from '../platform/ids.ts';
import { auditRows, draftRows, phoneOf } from './applicants.ts';
import { nour } from './customers.ts';
import type { DemoCustomer, DemoProvider } from './shapes.ts';

const DAY = 24 * 3_600_000;

export type SignIns = readonly [customer: string, provider: string, admin: string];

/** The admin of the demo. */
export const ADMIN_NAME = 'Hany Mansour';

/** Proven: she can pay in cash. */
const NOUR_PHONE = '+201000001000';

export interface Placed {
  provider: DemoProvider;
  id: string;
  userId: string;
  joined: Date;
}

export interface PlacedCustomer {
  customer: DemoCustomer;
  id: string;
  joined: Date;
}

/** All people of the demo: customers, the admin, providers. */
export function peopleRows(
  providers: readonly Placed[],
  customers: readonly PlacedCustomer[],
  now: Date,
  [customerEmail, providerEmail, adminEmail]: SignIns,
  passwordHash: string,
) {
  const admin = {
    id: newId(),
    email: adminEmail,
    name: ADMIN_NAME,
    joined: new Date(now.getTime() - 900 * DAY),
    isProvider: false,
    phone: null,
  };
  const people = [
    ...customers.map(({ customer, id, joined }) => ({
      id,
      email: customer.key === nour.key ? customerEmail : `${customer.key}@hirfa.test`,
      name: customer.full_name,
      joined,
      isProvider: false,
      phone: customer.key === nour.key ? NOUR_PHONE : null,
    })),
    admin,
    ...providers.map(({ provider, userId, joined }) => ({
      id: userId,
      email: provider.key === 'provider-001' ? providerEmail : `${provider.key}@hirfa.test`,
      name: provider.full_name,
      joined,
      isProvider: countsAsProvider(provider),
      phone: phoneOf(provider),
    })),
  ];
  return {
    users: people.map(({ id, email, name, joined, phone }) => ({
      id,
      email,
      name,
      emailVerified: true,
      phoneNumber: phone,
      phoneNumberVerified: phone !== null,
      createdAt: joined,
      updatedAt: joined,
    })),
    credentials: people
      .filter(({ email }) => [customerEmail, providerEmail, adminEmail].includes(email))
      .map(({ id, joined }) => credentialRow(id, joined, passwordHash)),
    profiles: people.map(({ id, name, joined, isProvider }) => {
      const person = { user_id: id, full_name: name, is_provider: isProvider, is_test: true };
      return { ...person, created_at: joined, updated_at: joined };
    }),
    acceptedAgreements: people.flatMap(({ id, joined }) =>
      currentAgreements(now).map((one) => ({ ...one, user_id: id, accepted_at: joined })),
    ),
    userRoles: [{ user_id: admin.id, role: 'admin' as const, created_at: admin.joined }],
    providerApplications: draftRows(customers, now),
    auditLog: providers.flatMap(({ provider, id, joined }) => auditRows(provider, id, joined, admin.id, now)),
  };
}

function credentialRow(userId: string, createdAt: Date, password: string) {
  return {
    id: newId(),
    accountId: userId,
    providerId: 'credential',
    userId,
    password,
    createdAt,
    updatedAt: createdAt,
  };
}
