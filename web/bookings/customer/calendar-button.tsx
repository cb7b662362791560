import type { Booking } from '@hirfa/contract/bookings';
import { textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { Button } from '../../ui/button.tsx';
import { useLanguage } from '../../kit/use-language.ts';
import { calendarFile } from './calendar-file.ts';

const FILE_NAME = 'hirfa-booking.ics';
/** Some browsers read the file only after the click event is handled. */
const KEPT_MS = 60_000;

/** Downloads the appointment as a calendar file. `address` is the address of the booking's page. */
export function CalendarButton({ booking, address }: { booking: Booking; address: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  function save() {
    const title = textIn(booking, 'title', language);
    const name = textIn(booking.provider, 'display_name', language);
    const area = booking.area === null ? '' : textIn(booking.area, 'name', language);
    const file = calendarFile({
      uid: booking.id,
      title: t`${title} with ${name}`,
      starts_at: booking.starts_at,
      ends_at: booking.ends_at,
      place:
        booking.mode === 'online'
          ? t`Online`
          : [booking.address, area].filter(Boolean).join(language === 'ar' ? '، ' : ', '),
      text: t`Booked on Hirfa. Details and your start code: ${address}`,
      url: address,
      made_at: new Date(),
      version: booking.version,
    });
    download(file);
  }
  return (
    <Button variant="secondary" onClick={save}>
      <CalendarPlus aria-hidden />
      <Trans>Add to calendar</Trans>
    </Button>
  );
}

function download(text: string) {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = href;
  link.download = FILE_NAME;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
}
