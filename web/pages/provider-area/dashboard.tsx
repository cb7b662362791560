import { textIn } from '@hirfa/domain/market';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import House from 'lucide-react/icons/house';
import Pencil from 'lucide-react/icons/pencil';
import Tag from 'lucide-react/icons/tag';
import { type RefObject, useRef } from 'react';
import { BookingPanel, DeskSkeleton, Earnings, ProviderWork } from '../../bookings/index.ts';
import { useLanguage } from '../../kit/use-language.ts';
import { OwnFigures, ownProviderQuery } from '../../providers/index.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Pattern } from '../../ui/pattern.tsx';

/** The booking whose panel is open, and the tab if it is not the first one. */
interface DeskSearch {
  openBooking?: string;
  tab?: 'earnings';
}

export const Route = createFileRoute('/_frame/_signed-in/_provider-area/provider/dashboard')({
  validateSearch: ({ openBooking, tab }: Record<string, unknown>): DeskSearch => ({
    ...(typeof openBooking === 'string' && { openBooking }),
    ...(tab === 'earnings' && { tab }),
  }),
  loader: ({ context: { queryClient, orpc } }) => queryClient.ensureQueryData(ownProviderQuery(orpc)),
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Provider dashboard · Hirfa` }] }),
  component: ProviderDashboard,
  pendingComponent: DeskSkeleton,
});

function ProviderDashboard() {
  const { t } = useLingui();
  const { openBooking, tab = 'work' } = Route.useSearch();
  const search: DeskSearch = tab === 'earnings' ? { tab } : {};
  const navigate = Route.useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="page-width flex flex-col gap-10 py-6">
      <Greeting heading={heading} />
      <OwnFigures />
      <Tabs
        label={t`Parts of the dashboard`}
        value={tab}
        onChange={(next) => void navigate({ search: next === 'earnings' ? { tab: next } : {}, resetScroll: false })}
        tabs={[
          { value: 'work', label: t`Work`, content: <ProviderWork /> },
          { value: 'earnings', label: t`Earnings`, content: <Earnings /> },
        ]}
      />
      {openBooking !== undefined && (
        <BookingPanel
          id={openBooking}
          focusAfter={heading}
          onClose={() => void navigate({ search, resetScroll: false })}
          onOwn={() =>
            void navigate({ to: '/booking-confirmation/$bookingId', params: { bookingId: openBooking }, replace: true })
          }
        />
      )}
    </div>
  );
}

function Greeting({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const { orpc } = Route.useRouteContext();
  const { data: provider } = useSuspenseQuery(ownProviderQuery(orpc));
  const shown = textIn(provider, 'display_name', useLanguage());
  const name = <bdi>{shown}</bdi>;
  return (
    <header className="relative isolate flex flex-wrap items-center gap-x-5 gap-y-4 overflow-hidden rounded-l bg-sand-1 px-5 py-7 sm:px-10">
      <Pattern from="end" className="-z-10 text-clay opacity-20" />
      <span className="hidden sm:block">
        <Avatar name={shown} photo={provider.avatar_url} size="l" />
      </span>
      <div className="min-w-0 grow basis-60">
        <h1 ref={heading} tabIndex={-1} className="title-text outline-none">
          <Trans>Hello {name}</Trans>
        </h1>
        <p className="mt-1 text-s text-ink-1">
          {provider.is_active ? (
            <Trans>Your requests and jobs, as they are right now.</Trans>
          ) : (
            <Trans>Your profile is suspended: nobody can book you. Your open bookings stay yours.</Trans>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:w-full">
        <ButtonLink to="/provider/home" variant="secondary">
          <House aria-hidden />
          <Trans>Provider home</Trans>
        </ButtonLink>
        <ButtonLink to="/provider/availability" variant="secondary">
          <CalendarClock aria-hidden />
          <Trans>My hours</Trans>
        </ButtonLink>
        <ButtonLink to="/provider/services" variant="secondary">
          <Tag aria-hidden />
          <Trans>My services</Trans>
        </ButtonLink>
        <ButtonLink to="/provider/profile/edit" variant="secondary">
          <Pencil aria-hidden />
          <Trans>Edit my page</Trans>
        </ButtonLink>
      </div>
    </header>
  );
}
