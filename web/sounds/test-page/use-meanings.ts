import type { Sound } from '@hirfa/domain/notifications';
import type { SoundName } from '@hirfa/domain/sounds';
import { useLingui } from '@lingui/react/macro';

type Meaning = readonly [name: string, hint: string];
export type Named = 'notification_1' | Exclude<SoundName, Sound>;

/** What each sound tells; the usual ones, of which a person chooses one, tell the same. */
export function useMeanings(): Record<Named, Meaning> {
  const { t } = useLingui();
  return {
    notification_1: [t`Usual news`, t`Answers, reminders and money of your bookings, and what has no other sound.`],
    booking_alert: [t`A job needs you`, t`For providers: requests, changes, reminders and money of jobs.`],
    urgent_booking: [t`A booking needs you`, t`A payment failed, or the booking was cancelled.`],
    admin_booking: [t`Work failed`, t`For admins: something that Hirfa should have done was not done.`],
    provider_assignment: [t`Your booking is confirmed`, t`The provider has accepted.`],
    provider_message: [t`A provider writes`, t`A message about your booking.`],
    customer_message: [t`A customer writes`, t`A message about a job.`],
    admin_to_provider_message: [t`We have decided`, t`For providers: about an application or a page.`],
    provider_to_admin_message: [t`A provider sends something in`, t`For admins: an application or a change of a page.`],
    toast_success: [t`It worked`, t`A short notice on the page.`],
    toast_error: [t`It did not work`, t`A short notice on the page.`],
    toast_warning: [t`Careful`, t`A short notice on the page.`],
    toast_info: [t`Good to know`, t`A short notice on the page.`],
  };
}
