import { BOOKING_TIMES, LISTING } from '@hirfa/domain/bookings';
import { DOCUMENT, WAITING_PROVIDERS } from '@hirfa/domain/providers';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ProseLink } from '../../ui/link.tsx';
import { Days, Hours, Minutes } from '../periods.tsx';
import type { Question } from './questions.tsx';

export const FOR_PROVIDERS: readonly Question[] = [
  {
    asked: msg`Who can join?`,
    answer: (
      <Trans>
        Who teaches or makes something, also as a hobby; who has a trade, in their own name; and firms.{' '}
        <ProseLink to="/earnings">What each of them needs</ProseLink>.
      </Trans>
    ),
  },
  {
    asked: msg`How long does the check take?`,
    answer: (
      <Trans>
        We answer within <Hours ms={WAITING_PROVIDERS.application.decidedWithinMs} />. If something is missing, we say
        what, and you send it again.
      </Trans>
    ),
  },
  {
    asked: msg`Who sees my documents, and for how long?`,
    answer: (
      <Trans>
        Only our team, and each look is logged. They are deleted <Days count={DOCUMENT.keptDays} /> after a rejection,
        and with your account or your provider profile.
      </Trans>
    ),
  },
  {
    asked: msg`When is the money mine?`,
    answer: (
      <Trans>
        When the customer confirms the job, or <Hours ms={BOOKING_TIMES.settleAfterFinishMs} /> after you have finished
        it. Your earnings show what is pending and what is ready for the transfer to your account or wallet.
      </Trans>
    ),
  },
  {
    asked: msg`Do I have to accept every request?`,
    answer: (
      <Trans>
        No. You have up to <Hours ms={BOOKING_TIMES.respondMs} /> to answer, less where the job starts soon. How many
        you accept is shown on your page.
      </Trans>
    ),
  },
  {
    asked: msg`What if the customer is not there?`,
    answer: (
      <Trans>
        From <Minutes ms={BOOKING_TIMES.customerAbsentMs} /> after the start, you can report it. You get half of the
        work, less our commission, as with a late cancellation.
      </Trans>
    ),
  },
  {
    asked: msg`Why am I not in the lists?`,
    answer: (
      <Trans>
        Lists have who can be booked in the next <Days count={LISTING.days} />. Look at your hours, your days off and
        your calendar. Your own page stays open to everybody who has its address.
      </Trans>
    ),
  },
  {
    asked: msg`Can I refuse a customer for good?`,
    answer: (
      <Trans>
        Yes. You can block them in a booking of theirs: then they cannot book you any more. They are not told.
      </Trans>
    ),
  },
];
