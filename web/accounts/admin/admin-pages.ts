import { msg } from '@lingui/core/macro';
import KeyRound from 'lucide-react/icons/key-round';
import UsersRound from 'lucide-react/icons/users-round';
import type { AdminPage } from '../../ui/admin/admin-page.ts';

/** What this room adds to the area of admins. */
export const accountsAdminPages = {
  people: {
    to: '/admin/people',
    name: msg({ message: 'People', context: 'admin pages' }),
    icon: UsersRound,
    words: msg`users, customers, roles, suspend`,
  },
  signIns: {
    to: '/admin/sign-ins',
    name: msg`Sign-in statistics`,
    icon: KeyRound,
    words: msg`errors, passwords, codes`,
  },
} satisfies Record<string, AdminPage>;
