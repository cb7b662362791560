import { useOwnSearch } from '../kit/use-own-search.ts';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { BookingList } from '../bookings/index.ts';
import { Tabs } from '../ui/tabs.tsx';

export const Route = createFileRoute('/_frame/_signed-in/bookings')({
  validateSearch: ({ list }: Record<string, unknown>): { list?: 'past' } => (list === 'past' ? { list } : {}),
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`My bookings · Hirfa` }] }),
  component: Bookings,
});

function Bookings() {
  const { t: text } = useLingui();
  const { list = 'upcoming' } = useOwnSearch(Route);
  const navigate = Route.useNavigate();
  return (
    <div className="page-width py-6">
      <Tabs
        label={text`My bookings`}
        heading={
          <h1 className="title-text lg:text-[2.25rem]">
            <Trans>My bookings</Trans>
          </h1>
        }
        value={list}
        onChange={(next) =>
          void navigate({ search: next === 'past' ? { list: next } : {}, replace: true, resetScroll: false })
        }
        tabs={[
          { value: 'upcoming', label: text`Upcoming`, content: <BookingList list="upcoming" /> },
          { value: 'past', label: text`Past`, content: <BookingList list="past" /> },
        ]}
      />
    </div>
  );
}
