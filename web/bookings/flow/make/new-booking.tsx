import type { Booking } from '@hirfa/contract/bookings';
import { textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import CalendarX from 'lucide-react/icons/calendar-x-2';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { Orpc } from '../../../kit/orpc.ts';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { useCall } from '../../../ui/use-call.ts';
import { useLanguage } from '../../../kit/use-language.ts';
import { BookingTime } from '../../common/booking-time.tsx';
import { amountNow, codeOf, visitNow, warrantyNow } from '../../../kit/error-code.ts';
import { isAboutField } from '../../common/error-texts.ts';
import {
  clearPending,
  clearTime,
  reviewTimes,
  storeCreated,
  storedBookingData,
  storedPending,
  createdBefore,
} from '../flow-storage.ts';
import { isUnpaid } from '../outcome.ts';
import { OwnOffer } from '../own-offer.tsx';
import { isPackage, type Pending } from '../pending.ts';
import { paymentQuery } from '../../common/queries.ts';
import { Waiting } from '../waiting.tsx';
import { TooLittle } from './too-little.tsx';
import { ProviderUnavailable } from './provider-unavailable.tsx';
import { TooManyHolds, UnpaidPackage } from './too-many-holds.tsx';
import { PromiseNow, WhatHasChanged } from './what-has-changed.tsx';

type NewBookingProps = {
  onCreated: (bookingId: string) => void;
  /** Called where no pending booking is stored. */
  onNothing: () => void;
};

/** Why the server refused the booking; only for `too_many` and `package_unpaid` a later retry helps. */
type Refusal =
  | 'taken'
  | 'unavailable'
  | 'own_offer'
  | 'services'
  | 'changed'
  | 'price'
  | 'code'
  | 'too_little'
  | 'too_many'
  | 'package_unpaid';

const KEEP_TIME: readonly Refusal[] = ['too_little', 'too_many', 'package_unpaid', 'unavailable'];

function refusalOf(error: unknown): Refusal | null {
  const code = codeOf(error);
  if (code === 'slot_taken') return 'taken';
  if (code === 'provider_unavailable') return 'unavailable';
  if (code === 'too_little_to_pay') return 'too_little';
  if (code === 'too_many_requests') return 'too_many';
  if (code === 'package_unpaid') return 'package_unpaid';
  if (amountNow(error) !== null) return 'price';
  if (isAboutField(error, 'service_card_id')) return 'own_offer';
  if (isAboutField(error, 'code')) return 'code';
  if (isAboutField(error, 'also')) return 'services';
  return ['invalid_input', 'not_found', 'idempotency_mismatch'].includes(code) ? 'changed' : null;
}

/** Creates the pending booking once, and continues with the payment. */
export function NewBooking({ onCreated, onNothing }: NewBookingProps) {
  const [pending] = useState(storedPending);
  const { start, error, refusal } = useCreateBooking(onCreated);
  const begin = useEffectEvent(() => (pending === null ? onNothing() : start(pending)));
  useEffect(() => {
    // Delayed, because in development React runs an effect twice and cleans up the first run.
    const timer = setTimeout(begin);
    return () => clearTimeout(timer);
  }, []);
  if (pending === null || !error) return <Creating />;
  const retry = () => start(pending);
  switch (refusal) {
    case null:
      return <ErrorState onRetry={retry} />;
    case 'too_many':
      return <TooManyHolds error={error} onRetry={retry} />;
    case 'package_unpaid':
      return <UnpaidPackage onRetry={retry} />;
    case 'price':
    case 'code':
      return (
        <PriceChanged
          pending={pending}
          total={amountNow(error)}
          isVisit={visitNow(error)}
          warranty={warrantyNow(error)}
        />
      );
    case 'unavailable':
      return <ProviderUnavailable pending={pending} />;
    case 'too_little':
      return <TooLittle target={pending.target} error={error} />;
    case 'own_offer':
      return <OwnOffer />;
    default:
      return refusal === 'taken' && isPackage(pending.input) ? (
        <TimesChanged target={pending.target} />
      ) : (
        <Refused target={pending.target} reason={refusal} />
      );
  }
}

/** Sends a pending booking with its own key, so that a reload or a retry creates no second booking. */
function useCreateBooking(onCreated: (bookingId: string) => void) {
  const orpc = useOrpc();
  const queryClient = useQueryClient();
  const { send, error } = useCall((pending: Pending) => createBooking(orpc, pending), {
    // One at a time: a page that is opened again waits for the earlier request, and finds its booking.
    scope: { id: 'new booking' },
    onDone: (booking, pending) => {
      queryClient.setQueryData(paymentQuery(orpc, booking.id).queryKey, {
        attempt: 'none',
        methods: [],
        cards: [],
        can_save_card: false,
        reference: null,
        other_reference: null,
        needs_phone: false,
        booking,
      });
      storeCreated(booking.id, pending);
    },
    onFailed: (failure, { target, input }) => {
      const refused = refusalOf(failure);
      if (isPackage(input)) {
        void queryClient.invalidateQueries({ queryKey: orpc.bookings.listPackageOffers.key() });
        void queryClient.invalidateQueries({ queryKey: orpc.bookings.previewPackage.key() });
      }
      if (refused === 'price' || refused === 'code') {
        clearPending();
        void queryClient.invalidateQueries({ queryKey: orpc.bookings.getPrice.key() });
        void queryClient.invalidateQueries({ queryKey: orpc.bookings.getOwnPrice.key() });
        // Whether it is a visit.
        void queryClient.invalidateQueries({ queryKey: orpc.discovery.key() });
      } else if (refused === 'taken' && isPackage(input)) reviewTimes(target);
      else if (refused !== null && !KEEP_TIME.includes(refused)) {
        clearTime(target);
        // What the provider offers together.
        if (refused === 'services') void queryClient.invalidateQueries({ queryKey: orpc.discovery.key() });
      }
    },
  });
  return {
    start: (pending: Pending) => send(pending, { onSuccess: ({ id }) => onCreated(id) }),
    error,
    refusal: error && refusalOf(error),
  };
}

/** Returns the booking of the same choices; for changed choices it withdraws the earlier booking first. */
async function createBooking(orpc: Orpc, pending: Pending): Promise<Booking> {
  const before = createdBefore(pending);
  if (before !== null) {
    const booking = await orNull(orpc.bookings.getBooking.call({ id: before.id }), 'not_found');
    if (booking !== null && before.same && booking.status !== 'cancelled') return booking;
    if (booking !== null && isUnpaid(booking))
      await orNull(orpc.bookings.withdrawBooking.call({ id: before.id }), 'state_changed');
  }
  const { input, key } = pending;
  const options = { context: { idempotencyKey: key } };
  return isPackage(input)
    ? orpc.bookings.createPackage.call(input, options)
    : orpc.bookings.createBooking.call(input, options);
}

async function orNull<Answer>(asked: Promise<Answer>, code: string): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (codeOf(error) === code) return null;
    throw error;
  }
}

function Creating() {
  const language = useLanguage();
  const [data] = useState(storedBookingData);
  const provider = data && <bdi>{textIn(data, 'provider', language)}</bdi>;
  const what = data && (
    <>
      <span className="block font-semibold text-ink-0">{textIn(data, 'title', language)}</span>
      <span className="block">
        <Trans>with {provider}</Trans>
      </span>
      <BookingTime starts_at={data.starts_at} ends_at={data.ends_at} />
    </>
  );
  return <Waiting heading={<Trans>Holding your time…</Trans>} text={what} />;
}

function Refused({ target, reason }: { target: string; reason: 'taken' | 'services' | 'changed' }) {
  const { t } = useLingui();
  const headings = {
    taken: t`That time has just been taken`,
    services: t`The offer has changed`,
    changed: t`That time can no longer be booked`,
  };
  const texts: Record<typeof reason, ReactNode> = {
    taken: <Trans>Someone was a moment faster. Everything else you chose is kept.</Trans>,
    services: (
      <Trans>These services can no longer be booked together. Nothing is booked yet; please choose again.</Trans>
    ),
    changed: <Trans>It may start too soon by now, or the offer has changed. Everything else you chose is kept.</Trans>,
  };
  return (
    <div role="alert">
      <EmptyState
        level={1}
        icon={<CalendarX aria-hidden />}
        heading={headings[reason]}
        text={texts[reason]}
        action={
          <ButtonLink to="/booking/$target" params={{ target }} size="l">
            {reason === 'services' ? <Trans>See the new offer</Trans> : <Trans>Choose another time</Trans>}
          </ButtonLink>
        }
      />
    </div>
  );
}

/** Others are free for the package now: the flow shows them before they are booked. */
function TimesChanged({ target }: { target: string }) {
  const { t } = useLingui();
  return (
    <div role="alert">
      <EmptyState
        level={1}
        icon={<CalendarX aria-hidden />}
        heading={t`The meetings of your package have changed`}
        text={
          <Trans>
            One of the times has just been taken. Nothing is booked yet, and everything else you chose is kept.
          </Trans>
        }
        action={
          <ButtonLink to="/booking/$target" params={{ target }} size="l">
            <Trans>See the new meetings</Trans>
          </ButtonLink>
        }
      />
    </div>
  );
}

type PriceChangedProps = {
  pending: Pending;
  /** null where only the promotion code no longer counts. */
  total: string | null;
  isVisit: boolean | null;
  /** For how many days a free second visit is promised now, where the server says it. */
  warranty: number | null | undefined;
};

/** Nothing is booked at a price that the person has not seen, and no visit in the place of a job. */
function PriceChanged({ pending: { target, input }, total, isVisit, warranty }: PriceChangedProps) {
  const { t } = useLingui();
  const isOther = isVisit !== null && isVisit !== (!isPackage(input) && input.is_visit === true);
  const isLess = !isOther && total === input.customer_total && warranty !== undefined;
  return (
    <div role="alert">
      <EmptyState
        level={1}
        icon={<ReceiptText aria-hidden />}
        heading={isOther || isLess ? t`The offer has changed` : t`The price has changed`}
        text={
          isLess ? (
            <PromiseNow days={warranty} />
          ) : (
            <WhatHasChanged total={total} becomes={isOther ? (isVisit ? 'visit' : 'job') : null} />
          )
        }
        action={
          <ButtonLink to="/booking/$target" params={{ target }} size="l">
            {isOther || isLess ? <Trans>See the new offer</Trans> : <Trans>See the new price</Trans>}
          </ButtonLink>
        }
      />
    </div>
  );
}
