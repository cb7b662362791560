import { BOOKING_TIMES, HOLDS, LISTING, PACKAGES, SECOND_VISIT, START_CODE } from '@hirfa/domain/bookings';
import { METRICS_FROM_JOBS } from '@hirfa/domain/providers';
import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { ProseLink } from '../../ui/link.tsx';
import { Days, Hours, Minutes } from '../periods.tsx';
import type { Question } from './questions.tsx';

const { digits } = START_CODE;

export const FOR_CUSTOMERS: readonly Question[] = [
  {
    asked: msg`Whom do I see in the lists?`,
    answer: (
      <Trans>
        Providers who are verified and can be booked in the next <Days count={LISTING.days} />. Those with the most
        finished jobs come first, and some places belong to new people: nobody pays for a place. Ratings are shown from
        the first review, rates from <Plural value={METRICS_FROM_JOBS} one="# job" other="# jobs" /> on.
      </Trans>
    ),
  },
  {
    asked: msg`What is in the price?`,
    answer: (
      <Trans>
        Everything: the work, our fee and the VAT. You see each line before you pay.{' '}
        <ProseLink to="/pricing">An example with amounts</ProseLink>.
      </Trans>
    ),
  },
  {
    asked: msg`When does my card pay?`,
    answer: (
      <Trans>
        When the provider accepts. Before that the amount is only held. If they decline, or do not answer within{' '}
        <Hours ms={BOOKING_TIMES.respondMs} />, it is released.
      </Trans>
    ),
  },
  {
    asked: msg`What is the start code?`,
    answer: (
      <Trans>
        A code of {digits} digits that you get with the acceptance. Give it to the provider when they are there and the
        work may begin: so nobody starts a job without you.
      </Trans>
    ),
  },
  {
    asked: msg`Can I cancel?`,
    answer: (
      <Trans>
        Yes. It is free until <Hours ms={BOOKING_TIMES.freeCancellationMs} /> before the start; later you pay half of
        the work and the VAT on it. <ProseLink to="/refund-policy">All cases with amounts</ProseLink>.
      </Trans>
    ),
  },
  {
    asked: msg`What is a package, and can I stop it?`,
    answer: (
      <Trans>
        {PACKAGES.monthly.bookings} or {PACKAGES.yearly.bookings} meetings at one time of the week, paid at once. You
        can stop it at any time: what begins more than <Hours ms={BOOKING_TIMES.freeCancellationMs} /> later comes back
        in full.{' '}
        <ProseLink to="/refund-policy" hash="packages">
          How stopping works
        </ProseLink>
        .
      </Trans>
    ),
  },
  {
    asked: msg`What if the provider does not come?`,
    answer: (
      <Trans>
        From <Minutes ms={BOOKING_TIMES.providerAbsentMs} /> after the start, you can report it in your booking. You get
        everything back, and it counts in the provider’s figures.
      </Trans>
    ),
  },
  {
    asked: msg`What is a free second visit?`,
    answer: (
      <Trans>
        A promise of some providers: if something is not right after the job, they come once more, for as long as the
        job was, and you pay nothing. You see it beside the service, and ask for it in your booking until the day shown
        there. If they decline, do not answer or do not come, you can ask again for{' '}
        <Days count={SECOND_VISIT.againDays} /> at least.
      </Trans>
    ),
  },
  {
    asked: msg`What if I am not content with the work?`,
    answer: (
      <Trans>
        Do not confirm the job: open <ProseLink to="/bookings">the booking</ProseLink> within{' '}
        <Hours ms={BOOKING_TIMES.settleAfterFinishMs} /> after it was finished, and report the problem. We hear both of
        you, and decide what comes back to you; until then nothing is paid out.
      </Trans>
    ),
  },
  {
    asked: msg`Does the provider get my number and my address?`,
    answer: (
      <Trans>
        Your number never: you write to each other here. Before the acceptance they see your area, and your address only
        once your card is charged.
      </Trans>
    ),
  },
  {
    asked: msg`May I send several requests at once?`,
    answer: (
      <Trans>
        Yes, each with its payment. While you have not paid, at most{' '}
        <Plural value={HOLDS.atOnce} one="# time" other="# times" /> are kept for you.
      </Trans>
    ),
  },
];
