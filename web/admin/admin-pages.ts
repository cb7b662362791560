import { msg, plural } from '@lingui/core/macro';
import Cog from 'lucide-react/icons/cog';
import FlaskConical from 'lucide-react/icons/flask-conical';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import ListChecks from 'lucide-react/icons/list-checks';
import Mails from 'lucide-react/icons/mails';
import ScrollText from 'lucide-react/icons/scroll-text';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { AdminPage } from '../ui/admin/admin-page.ts';
import { totalOf } from './queue/use-queue-title.ts';
import { WithTestTools } from './test-tools/with-test-tools.tsx';

/** What this room adds to the area of admins. */
export const adminPages = {
  dashboard: {
    to: '/admin/dashboard',
    name: msg({ message: 'Dashboard', context: 'admin pages' }),
    icon: LayoutDashboard,
    words: msg`figures, revenue, payments, providers, applicants`,
  },
  queue: {
    to: '/admin/queue',
    name: msg`Work queue`,
    icon: ListChecks,
    words: msg`applications, changes, reports, refunds, failed jobs, webhooks`,
    waiting: {
      query: ({ admin }) => ({
        queryKey: [...admin.listQueue.key(), 'count'],
        queryFn: async () => totalOf((await admin.listQueue.call({ limit: 1 })).counts),
      }),
      words: (count) => msg`${plural(count, { one: '# item waits', other: '# items wait' })}`,
    },
  },
  outbox: { to: '/admin/outbox', name: msg`E-mails and texts`, icon: Mails, words: msg`outbox, e-mail, text messages` },
  settings: {
    to: '/admin/settings',
    name: msg({ message: 'Settings', context: 'admin pages' }),
    icon: SlidersHorizontal,
    words: msg`rates, commission, fee, VAT, hours of support`,
  },
  work: { to: '/admin/work', name: msg`Background jobs`, icon: Cog, words: msg`jobs, webhooks, payments` },
  audit: { to: '/admin/audit', name: msg`Audit log`, icon: ScrollText, words: msg`what admins did` },
  testTools: {
    to: '/admin/reset-test-data',
    name: msg`Test tools`,
    icon: FlaskConical,
    words: msg`delete a test booking`,
    Only: WithTestTools,
  },
} satisfies Record<string, AdminPage>;
