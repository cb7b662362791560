import type { AdminBooking } from '@hirfa/contract/bookings';
import type { Evidence } from '@hirfa/contract/messages';
import { textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import Printer from 'lucide-react/icons/printer';
import { type ReactNode, useRef, useState } from 'react';
import { useLanguage } from '../../kit/use-language.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { RecordSkeleton } from '../../ui/admin/record-skeleton.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { BookingDetails } from '../common/booking-details.tsx';
import { DisputeTimeline } from '../disputes/dispute-timeline.tsx';
import { ExtraList } from '../extras/extra-list.tsx';
import { PART_WORDS } from './booking-words.ts';
import { ChargebackFacts } from './chargeback-item.tsx';
import { History } from './history.tsx';
import { MoneyOfCustomer } from './money-of-booking.tsx';
import { anyBookingQuery, evidenceQuery } from './queries.ts';

type Parts = (evidence: Evidence) => { chat: ReactNode; agreements: ReactNode };
const Skeleton = () => <RecordSkeleton columns="grid-cols-1" lines={[[5, 3, 9]]} />;

/** All that shows a bank what happened with a booking, on one page, to be printed or copied. */
export function EvidenceView({ id, parts }: { id: string; parts: Parts }) {
  const { t } = useLingui();
  const orpc = useOrpc();
  const booking = useQuery(anyBookingQuery(orpc, id));
  const evidence = useQuery(evidenceQuery(orpc, id));
  const missing = (
    <EmptyState
      level={1}
      scene="nothing"
      heading={t`There is no open chargeback of this booking`}
      action={
        <ButtonLink to="/admin/queue" search={{ kind: 'chargeback' }} variant="secondary">
          <Trans>Show the work queue</Trans>
        </ButtonLink>
      }
    />
  );
  const failed = t`The evidence could not be loaded`;
  return (
    <QueryView query={booking} failed={failed} skeleton={<Skeleton />} missing={missing}>
      {(about) => (
        <QueryView query={evidence} failed={failed} skeleton={<Skeleton />} missing={missing}>
          {(found) => <Shown about={about} {...parts(found)} />}
        </QueryView>
      )}
    </QueryView>
  );
}

function Shown({ about, chat, agreements }: { about: AdminBooking } & ReturnType<Parts>) {
  const { t } = useLingui();
  const language = useLanguage();
  const text = useRef<HTMLDivElement>(null);
  const { booking, customer, provider } = about;
  const { dispute } = booking;
  const heading = t`Evidence for the bank`;
  const [name, other] = [customer, provider].map((party) => textIn(party, 'full_name', language));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="title-text wrap-anywhere">{heading}</h1>
        <div className="flex flex-wrap gap-3 print:hidden">
          <Button onClick={() => window.print()}>
            <Printer aria-hidden />
            <Trans>Print</Trans>
          </Button>
          <CopyText of={() => `${heading}\n\n${text.current?.innerText ?? ''}`} />
        </div>
      </div>
      <div ref={text} className="mt-4 flex flex-col gap-8">
        {booking.chargebacks.map((chargeback) => (
          <ChargebackFacts key={chargeback.id} chargeback={chargeback} />
        ))}
        <Part heading={t`Booking`}>
          <Who about={about} />
          <BookingDetails booking={booking} />
        </Part>
        <Part heading={t`Money`}>
          <div className="max-w-md">
            <MoneyOfCustomer about={about} />
          </div>
        </Part>
        <Part heading={t`History`}>
          <History about={about} />
        </Part>
        {booking.extras.length > 0 && (
          <Part heading={t`Extra work`}>
            <ExtraList extras={booking.extras} />
          </Part>
        )}
        {dispute !== null && (
          <Part heading={t`The problem`}>
            <DisputeTimeline
              dispute={dispute}
              booking={booking}
              part="admin"
              customer={<bdi>{name}</bdi>}
              provider={<bdi>{other}</bdi>}
            />
          </Part>
        )}
        <Part heading={t`Chat of the booking`}>{chat}</Part>
        <Part heading={t`Accepted by the customer`}>{agreements}</Part>
      </div>
    </>
  );
}

/** What was booked, and by whom with whom. */
function Who({ about: { booking, customer, provider } }: { about: AdminBooking }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  return (
    <div className="mb-4 flex flex-col gap-0.5 text-s text-ink-1">
      <p className="font-semibold wrap-anywhere text-ink-0">
        <bdi>{textIn(booking, 'title', language)}</bdi>
      </p>
      {(
        [
          ['customer', customer],
          ['provider', provider],
        ] as const
      ).map(([part, party]) => (
        <p key={part} className="wrap-anywhere">
          {i18n._(PART_WORDS[part])}: <bdi className="text-ink-0">{textIn(party, 'full_name', language)}</bdi>
        </p>
      ))}
      <p className="text-xs text-ink-2">
        <bdi dir="ltr" className="font-mono wrap-anywhere">
          {booking.id}
        </bdi>
      </p>
    </div>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section aria-label={heading} className="min-w-0 break-inside-avoid-page">
      <h2 className="section-text mb-3">{heading}</h2>
      {children}
    </section>
  );
}

/** Copies what the page says, as text. */
function CopyText({ of }: { of: () => string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const copy = () =>
    void navigator.clipboard.writeText(of()).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  return (
    <>
      <Button variant="secondary" onClick={copy}>
        <Copy aria-hidden />
        <Trans>Copy as text</Trans>
      </Button>
      <output className="self-center text-s text-ink-1">
        {outcome === 'copied' && <Trans>Copied</Trans>}
        {outcome === 'failed' && <Trans>It could not be copied. Please select the text.</Trans>}
      </output>
    </>
  );
}
