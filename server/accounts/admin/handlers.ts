import { adminHandlersOf } from '../../kernel/handlers.ts';
import { getAuthStatistics } from '../auth-events/auth-events.ts';
import type { AccountServices } from '../services.ts';
import { decideAdmin } from './change-admin.ts';
import { openPerson, showPerson } from './get-person.ts';
import { listPeople } from './list-people.ts';
import { revealContact } from './reveal-contact.ts';
import { reinstatePerson, suspendPerson } from './suspend-person.ts';

export const adminOfAccountsHandlers = (services: AccountServices) =>
  adminHandlersOf('accounts', services, {
    listPeople,
    getPerson: openPerson,
    revealContact,
    grantAdmin: {
      change: ({ ctx, input }) => decideAdmin({ ctx, input: { ...input, is_admin: true } }),
      showAfter: showPerson,
    },
    removeAdmin: {
      change: ({ ctx, input }) => decideAdmin({ ctx, input: { ...input, is_admin: false } }),
      showAfter: showPerson,
    },
    suspendPerson: { change: suspendPerson, showAfter: showPerson },
    reinstatePerson: { change: reinstatePerson, showAfter: showPerson },
    getAuthStatistics,
  });
