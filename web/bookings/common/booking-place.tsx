import type { Booking } from '@hirfa/contract/bookings';
import { textIn } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import MapPin from 'lucide-react/icons/map-pin';
import Video from 'lucide-react/icons/video';
import { useLanguage } from '../../kit/use-language.ts';

/** "Maadi", or "Online". */
export function AreaWords({ booking }: { booking: Pick<Booking, 'mode' | 'area'> }) {
  const language = useLanguage();
  if (booking.mode === 'online') return <Trans>Online</Trans>;
  return booking.area === null ? <Trans>In person</Trans> : <bdi>{textIn(booking.area, 'name', language)}</bdi>;
}

export function PlaceIcon({ mode, className }: { mode: Booking['mode']; className: string }) {
  const Icon = mode === 'online' ? Video : MapPin;
  return <Icon aria-hidden className={className} />;
}
