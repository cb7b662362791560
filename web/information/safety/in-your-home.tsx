import { BOOKING_TIMES, START_CODE } from '@hirfa/domain/bookings';
import { CHAT } from '@hirfa/domain/messages';
import { Trans } from '@lingui/react/macro';
import CreditCard from 'lucide-react/icons/credit-card';
import Flag from 'lucide-react/icons/flag';
import KeyRound from 'lucide-react/icons/key-round';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import UserX from 'lucide-react/icons/user-x';
import { PageSection } from '../../ui/page-section.tsx';
import { Point } from '../point.tsx';
import { Minutes, Period } from '../periods.tsx';

/** What protects the two people of a booking. */
export function InYourHome() {
  const { digits } = START_CODE;
  return (
    <PageSection id="home" heading={<Trans>What protects you in a booking</Trans>}>
      <ul className="grid gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
        <Point icon={<KeyRound aria-hidden />} name={<Trans>The start code</Trans>}>
          <Trans>
            A code of {digits} digits that only you have. The job starts with it, from{' '}
            <Minutes ms={BOOKING_TIMES.startEarlyMs} /> before its time, so the right person is at the door.
          </Trans>
        </Point>
        <Point icon={<MapPin aria-hidden />} name={<Trans>Your address, late and not for long</Trans>}>
          <Trans>
            Before they accept, providers see your area. They see your address once you are charged, until{' '}
            <Period ms={CHAT.writableAfterEndMs} /> after the job.
          </Trans>
        </Point>
        <Point icon={<MessageCircle aria-hidden />} name={<Trans>Your number stays yours</Trans>}>
          <Trans>
            You write to each other here. Until a request is accepted, numbers and links in messages are masked.
          </Trans>
        </Point>
        <Point icon={<CreditCard aria-hidden />} name={<Trans>Money through us only</Trans>}>
          <Trans>
            Whoever asks for cash or a transfer beside Hirfa breaks our rules, and you lose what protects you. Tell us.
          </Trans>
        </Point>
        <Point icon={<Flag aria-hidden />} name={<Trans>Report</Trans>}>
          <Trans>Every message can be reported. Our team reads it, and can hide it or suspend who wrote it.</Trans>
        </Point>
        <Point icon={<UserX aria-hidden />} name={<Trans>For providers, too</Trans>}>
          <Trans>
            You may decline any request, block a customer for good, and leave a place where you do not feel safe.
          </Trans>
        </Point>
      </ul>
    </PageSection>
  );
}
