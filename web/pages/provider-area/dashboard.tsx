import type { Booking } from '@hirfa/contract/bookings';
import { useOwnSearch } from '../../kit/use-own-search.ts';
import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import {
  BlockingDialog,
  BookingPanel,
  Calendar,
  type CalendarPlace,
  calendarPlace,
  CalendarSkeleton,
  DeskHeadSkeleton,
  Earnings,
  EarningsSkeleton,
  isOpenBooking,
  ProviderWork,
  WorkSkeleton,
} from '../../bookings/index.ts';
import { InvoiceList, OwnInvoices } from '../../invoices/index.ts';
import { Thread } from '../../messages/index.ts';
import { NextPayout, OwnPayouts } from '../../payouts/index.ts';
import {
  CashNotice,
  OnlineSwitch,
  OwnFigures,
  ownMetricsQuery,
  ownProviderQuery,
  PayoutNotice,
} from '../../providers/index.ts';
import { CustomerRating, OwnReview, OwnReviews, ratingOfRequest } from '../../reviews/index.ts';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { DeskHead } from './desk-head.tsx';
import { ProfileSuspended } from './greeting.tsx';
import { useInside } from './use-inside.ts';

const TABS = ['work', 'calendar', 'earnings'] as const;
type Tab = (typeof TABS)[number];

/**
 * The booking whose panel is open, the tab if it is not the first one, and the place in the calendar. With an open
 * panel, the tab `chat` is that of the panel. 2.60
 */
interface DeskSearch extends CalendarPlace {
  openBooking?: string;
  tab?: Exclude<Tab, 'work'> | 'chat';
}

/** What is shown behind the panel. */
interface DeskPlace extends CalendarPlace {
  tab?: Exclude<Tab, 'work'>;
}

const deskPlace = ({ tab, ...place }: DeskSearch, behindChat: DeskPlace): DeskPlace =>
  tab === 'chat' ? behindChat : { ...(tab && { tab }), ...place };

function deskSearch(given: Record<string, unknown>): DeskSearch {
  const tab = TABS.find((each) => each === given['tab']) ?? 'work';
  const openBooking = given['openBooking'];
  if (typeof openBooking === 'string' && given['tab'] === 'chat') return { openBooking, tab: 'chat' };
  return {
    ...(typeof openBooking === 'string' && { openBooking }),
    ...(tab !== 'work' && { tab }),
    ...(tab === 'calendar' && calendarPlace(given)),
  };
}

export const Route = createFileRoute('/_frame/_signed-in/_provider-area/provider/dashboard')({
  validateSearch: deskSearch,
  loader: async ({ context: { queryClient, orpc } }) => {
    // Had they come later, they would move what stands below.
    const figures = queryClient.ensureQueryData({ ...ownMetricsQuery(orpc), retry: false }).catch(() => undefined);
    const [provider] = await Promise.all([queryClient.ensureQueryData(ownProviderQuery(orpc)), figures]);
    return provider;
  },
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Provider dashboard · Hirfa` }] }),
  component: ProviderDashboard,
  pendingComponent: DashboardPending,
});

const page = 'page-width flex flex-col gap-3 py-3 sm:gap-6 sm:py-6';

/** The desk while it loads, at the tab of the address; once there are texts, its head and its tabs work. */
function DashboardPending() {
  const hasTexts = useInside();
  const { tab, view } = useOwnSearch(Route);
  const skeletons = {
    work: <WorkSkeleton />,
    calendar: <CalendarSkeleton view={view} />,
    earnings: <EarningsSkeleton />,
  };
  return (
    <div className={page} aria-busy>
      {hasTexts ? (
        <>
          <DeskHead />
          <DeskTabs tab={tab} contents={skeletons} />
        </>
      ) : (
        <DeskHeadSkeleton>{skeletons[tab === undefined || tab === 'chat' ? 'work' : tab]}</DeskHeadSkeleton>
      )}
    </div>
  );
}

type DeskTabsProps = { tab: DeskSearch['tab']; contents: Record<Tab, ReactNode> };

function DeskTabs({ tab, contents }: DeskTabsProps) {
  const { t } = useLingui();
  const navigate = Route.useNavigate();
  return (
    <Tabs
      label={t`Parts of the dashboard`}
      value={tab === undefined || tab === 'chat' ? 'work' : tab}
      onChange={(next) => void navigate({ search: next === 'work' ? {} : { tab: next }, resetScroll: false })}
      tabs={[
        { value: 'work', label: t`Work`, content: contents.work },
        { value: 'calendar', label: t`Calendar`, content: contents.calendar },
        { value: 'earnings', label: t`Earnings`, content: contents.earnings },
      ]}
    />
  );
}

function ProviderDashboard() {
  const { openBooking, ...given } = useOwnSearch(Route);
  const isChatShown = given.tab === 'chat';
  const [behindChat, setBehindChat] = useState<DeskPlace>({});
  const search = deskPlace(given, behindChat);
  const { orpc } = Route.useRouteContext();
  const { data: provider } = useSuspenseQuery(ownProviderQuery(orpc));
  const navigate = Route.useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className={page}>
      <DeskHead heading={heading} />
      {!provider.is_active && (
        <Notice tone="bad">
          <ProfileSuspended />
        </Notice>
      )}
      <DeskTabs
        tab={search.tab}
        contents={{
          work: <ProviderWork ratingOf={ratingOfRequest} />,
          calendar: <Calendar provider={provider} place={search} />,
          earnings: (
            <>
              <Earnings notice={<NextMoney />} payouts={<OwnPayouts />} />
              <OwnInvoices />
            </>
          ),
        }}
      />
      {/* The earnings end with themselves. */}
      <div className={classNames('mt-8 flex flex-col gap-6', search.tab === 'earnings' && 'hidden')}>
        <OnlineSwitch status={provider.status} isSuspended={!provider.is_active} />
        <OwnFigures />
        {provider.is_active && <OwnReviews providerId={provider.id} />}
      </div>
      {openBooking !== undefined && (
        <BookingPanel
          id={openBooking}
          focusAfter={heading}
          onClose={() => void navigate({ search, resetScroll: false })}
          onOwn={() =>
            void navigate({ to: '/booking-confirmation/$bookingId', params: { bookingId: openBooking }, replace: true })
          }
          chat={<PanelChat chatId={openBooking} />}
          belowCustomer={ratingOfCustomer}
          afterJob={reviewAndInvoices}
          isChatShown={isChatShown}
          onShowChat={(isShown) => {
            setBehindChat(search);
            const shown = isShown ? { tab: 'chat' as const } : search;
            void navigate({ search: { openBooking, ...shown }, replace: true, resetScroll: false });
          }}
        />
      )}
    </div>
  );
}

/** What is to be known of earnings: where they go, and what is paid next. */
function NextMoney() {
  return (
    <>
      <PayoutNotice />
      <CashNotice />
      <NextPayout />
    </>
  );
}

function ratingOfCustomer(booking: Booking): ReactNode {
  return isOpenBooking(booking) && <CustomerRating bookingId={booking.id} />;
}

/** The review, to whose place in the panel a notification leads, and the invoices of a job. */
function reviewAndInvoices(booking: Booking): ReactNode {
  const { id, completed_at, customer } = booking;
  const isAsked = window.location.hash === '#review';
  return (
    <>
      <div id="review" className="scroll-mt-4 empty:hidden">
        {completed_at !== null && <OwnReview bookingId={id} name={customer.display_name} isAsked={isAsked} />}
      </div>
      {!isOpenBooking(booking) && <InvoiceList bookingId={id} />}
    </>
  );
}

function PanelChat({ chatId }: { chatId: string }) {
  return (
    <div className="-mx-6 -mb-6 flex h-[min(34rem,62dvh)] flex-col border-t border-sand-2 bg-sand-0">
      <Thread chatId={chatId} isBare BlockDialog={BlockingDialog} />
    </div>
  );
}

/** What else is to be known of earnings. */
