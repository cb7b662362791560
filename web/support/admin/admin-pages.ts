import { msg, plural } from '@lingui/core/macro';
import Headset from 'lucide-react/icons/headset';
import type { AdminPage } from '../../ui/admin/admin-page.ts';

/** What this room adds to the area of admins. */
export const supportAdminPages = {
  support: {
    to: '/admin/support',
    name: msg`Live support`,
    icon: Headset,
    words: msg`chats, inbox, answers`,
    waiting: {
      query: ({ support }) => ({
        queryKey: [...support.listSupportInbox.key(), 'count'],
        queryFn: async () => (await support.listSupportInbox.call({ show: 'waiting', limit: 1 })).counts.waiting,
      }),
      words: (count) => msg`${plural(count, { one: '# chat waits', other: '# chats wait' })}`,
    },
  },
} satisfies Record<string, AdminPage>;
