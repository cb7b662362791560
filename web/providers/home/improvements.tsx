import type { ProviderHome } from '@hirfa/contract/bookings';
import { LISTING } from '@hirfa/domain/bookings';
import { WITHOUT_WHICH_NOBODY_BOOKS } from '@hirfa/domain/providers';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Camera from 'lucide-react/icons/camera';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Clock from 'lucide-react/icons/clock';
import ImagePlus from 'lucide-react/icons/image-plus';
import MapPin from 'lucide-react/icons/map-pin';
import Tag from 'lucide-react/icons/tag';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import { cardLink } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';

type Improvement = ProviderHome['improvements'][number];

type ImprovementsProps = { improvements: readonly Improvement[] };

/** The place of what keeps customers from booking. */
const MISSING = 'missing';

const keepsFromBooking = ({ kind }: Improvement) => WITHOUT_WHICH_NOBODY_BOOKS.includes(kind);

/** What keeps customers from booking, and the provider out of lists; nothing where they can. */
export function Missing({ home: { improvements, is_listed } }: { home: ProviderHome }) {
  const { days } = LISTING;
  const heading = is_listed ? (
    <Trans>Nobody can book you yet</Trans>
  ) : (
    <Trans>You are not in lists: nobody can book you in the next {days} days</Trans>
  );
  return <Rows id={MISSING} heading={heading} items={improvements.filter(keepsFromBooking)} />;
}

/** The same on one line, which leads to the list further down. */
export function MissingLine({ home: { improvements } }: { home: ProviderHome }) {
  if (!improvements.some(keepsFromBooking)) return null;
  return (
    <Link
      to="/provider/home"
      hash={MISSING}
      className="flex min-h-11 items-center gap-2.5 rounded-m bg-warn-soft px-4 text-s font-semibold text-warn [&_svg]:size-4.5 [&_svg]:shrink-0"
    >
      <TriangleAlert aria-hidden />
      <span className="min-w-0 grow truncate">
        <Trans>New customers can’t book you</Trans>
      </span>
      <ChevronDown aria-hidden />
    </Link>
  );
}

/** What would bring more bookings, each a link to where it is done; nothing for a complete profile. */
export function Improvements({ improvements }: ImprovementsProps) {
  return (
    <Rows
      id="improvements"
      heading={<Trans>For more bookings</Trans>}
      items={improvements.filter((each) => !keepsFromBooking(each))}
    />
  );
}

function Rows({ id, heading, items }: { id: string; heading: ReactNode; items: readonly Improvement[] }) {
  const { i18n } = useLingui();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="section-text mb-4">
        {heading}
      </h2>
      <ul className="divide-y divide-sand-2 overflow-hidden rounded-m border border-sand-2 bg-card">
        {items.map((improvement) => (
          <li key={improvement.kind}>
            <Row
              icon={ICONS[improvement.kind]}
              text={i18n._(TEXTS[improvement.kind])}
              link={<WayTo {...improvement} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const ICONS: Record<Improvement['kind'], ReactNode> = {
  hours: <Clock aria-hidden />,
  areas: <MapPin aria-hidden />,
  card: <Tag aria-hidden />,
  free_time: <CalendarPlus aria-hidden />,
  payout: <Wallet aria-hidden />,
  photo: <Camera aria-hidden />,
  card_photos: <ImagePlus aria-hidden />,
};

const TEXTS: Record<Improvement['kind'], MessageDescriptor> = {
  hours: msg`Customers can book you only when you work.`,
  areas: msg`Customers look for someone in their area.`,
  card: msg`Without a service nobody can book you.`,
  free_time: msg`All of these days are booked, closed or taken by your other calendar.`,
  payout: msg`Your earnings wait until you say where to pay them.`,
  photo: msg`Customers see who they book.`,
  card_photos: msg`One of your services has no photo yet.`,
};

function WayTo({ kind, card_id }: Improvement) {
  switch (kind) {
    case 'hours':
      return (
        <Link to="/provider/availability" className={cardLink}>
          <Trans>Set your hours</Trans>
        </Link>
      );
    case 'areas':
      return (
        <Link to="/provider/profile/edit" className={cardLink}>
          <Trans>Choose where you work</Trans>
        </Link>
      );
    case 'card':
      return (
        <Link to="/provider/services/create" className={cardLink}>
          <Trans>Add a service</Trans>
        </Link>
      );
    case 'free_time':
      return (
        <Link to="/provider/availability" className={cardLink}>
          <Trans>Add hours, or shorten your notice</Trans>
        </Link>
      );
    case 'payout':
      return (
        <Link to="/provider/profile/edit" hash="payout" className={cardLink}>
          <Trans>Add a bank account or wallet</Trans>
        </Link>
      );
    case 'photo':
      return (
        <Link to="/profile/edit" className={cardLink}>
          <Trans>Add a photo of you</Trans>
        </Link>
      );
    case 'card_photos':
      return <CardPhotosLink cardId={card_id} />;
  }
}

/** The card that lacks a photo; all cards if it is not known. */
function CardPhotosLink({ cardId }: { cardId: string | null }) {
  const where =
    cardId === null
      ? { to: '/provider/services' as const }
      : { to: '/provider/services/$cardId' as const, params: { cardId } };
  return (
    <Link {...where} className={cardLink}>
      <Trans>Add photos of your work</Trans>
    </Link>
  );
}

function Row({ icon, link, text }: { icon: ReactNode; link: ReactNode; text: ReactNode }) {
  return (
    <div className="relative flex min-h-18 items-center gap-4 px-4 py-3 transition-colors hover:bg-sand-1 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:-outline-offset-2 has-[a:focus-visible]:outline-teal sm:px-5">
      <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-sand-1 text-clay-ink [&_svg]:size-5">
        {icon}
      </span>
      <span className="min-w-0 grow">
        <span className="block text-s font-semibold text-ink-0">{link}</span>
        <span className="block text-xs text-ink-1">{text}</span>
      </span>
      <ChevronRight aria-hidden className="size-4.5 shrink-0 text-ink-2 rtl:-scale-x-100" />
    </div>
  );
}
