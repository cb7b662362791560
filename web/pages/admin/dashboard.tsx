import { periodOf, type PeriodWish } from '@hirfa/domain/admin';
import { useOwnSearch } from '../../kit/use-own-search.ts';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { Figures } from '../../admin/index.ts';
import { ProvidersDesk } from '../../providers/index.ts';
import { Tabs } from '../../ui/tabs.tsx';

type Tab = 'figures' | 'providers';

interface Search extends PeriodWish {
  tab?: 'providers';
  id?: string;
  /** A notification about a booking leads here, and on to the page of the booking. */
  booking?: string;
}

export const Route = createFileRoute('/_frame/_signed-in/_admin-area/admin/dashboard')({
  validateSearch: ({ tab, id, booking, ...search }: Record<string, unknown>): Search => {
    if (typeof booking === 'string') return { booking };
    return tab === 'providers' ? { tab, ...(typeof id === 'string' && { id }) } : wishOf(search);
  },
  beforeLoad: ({ search: { booking } }) => {
    if (booking !== undefined) throw redirect({ to: '/admin/bookings/$bookingId', params: { bookingId: booking } });
  },
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Admin dashboard · Hirfa` }] }),
  component: AdminDashboard,
});

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** The period in the address; the usual one where it has none. */
function wishOf({ days, from, to }: Record<string, unknown>): PeriodWish {
  const isDay = (value: unknown): value is string => typeof value === 'string' && DAY.test(value);
  const wish = isDay(from) && isDay(to) ? { from, to } : typeof days === 'number' ? { days: Math.round(days) } : {};
  return periodOf(wish, '2000-01-01') === null ? {} : wish;
}

function AdminDashboard() {
  const { t } = useLingui();
  const { tab = 'figures', id, ...wish } = useOwnSearch(Route);
  const navigate = Route.useNavigate();
  const open = (provider: string | undefined) =>
    void navigate({
      search: { tab: 'providers', ...(provider !== undefined && { id: provider }) },
      resetScroll: false,
    });
  return (
    <div className="page-width py-6">
      <Tabs<Tab>
        label={t`Admin dashboard`}
        value={tab}
        onChange={(next) => void navigate({ search: next === 'providers' ? { tab: next } : {}, resetScroll: false })}
        heading={
          <h1 className={id === undefined ? 'title-text' : 'title-text max-lg:sr-only'}>
            <Trans>Admin dashboard</Trans>
          </h1>
        }
        tabs={[
          {
            value: 'figures',
            label: t`Figures`,
            content: (
              <Figures wish={wish} onChange={(next) => void navigate({ search: { ...next }, resetScroll: false })} />
            ),
          },
          {
            value: 'providers',
            label: t`Providers`,
            content: <ProvidersDesk id={id} open={open} />,
          },
        ]}
      />
    </div>
  );
}
