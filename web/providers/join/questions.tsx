import { DOCUMENT } from '@hirfa/domain/providers';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatRate } from '../../kit/format.ts';
import { usePriceRates } from '../../kit/rare-data/price-rates.ts';
import { useLocale } from '../../kit/use-locale.ts';
import { PageSection } from '../../ui/page-section.tsx';
import { HOURS, MINUTES } from './limits.ts';

export function Questions() {
  const commission = formatRate(usePriceRates().commission_rate, useLocale());
  const minutes = <Plural value={MINUTES.freeAfterAcceptance} one="# minute" other="# minutes" />;
  return (
    <PageSection id="questions" heading={<Trans>Questions</Trans>}>
      <div className="grid gap-x-12 gap-y-7 md:grid-cols-2">
        <Question asked={<Trans>What does it cost?</Trans>}>
          <Trans>
            Joining, your page and your offers cost nothing. We keep {commission} of your price when a customer pays it.
          </Trans>
        </Question>
        <Question asked={<Trans>Do I have to accept every request?</Trans>}>
          <Trans>
            No. You have up to <Plural value={HOURS.toAnswer} one="# hour" other="# hours" /> to answer, less where the
            job starts soon. Without an answer the request ends, and the customer pays nothing.
          </Trans>
        </Question>
        <Question asked={<Trans>What if a customer cancels?</Trans>}>
          <Trans>
            Until <Plural value={HOURS.freeCancellation} one="# hour" other="# hours" /> before the start it is free for
            them, and mostly in the first {minutes} after you accept. Later they pay half of your price, and you get it
            less our commission.
          </Trans>
        </Question>
        <Question asked={<Trans>Who sees my documents?</Trans>}>
          <Trans>
            Only our team, to check who you are, and each look is logged. We delete them{' '}
            <Plural value={DOCUMENT.keptDays} one="# day" other="# days" /> after a rejection, or after you have deleted
            your account.
          </Trans>
        </Question>
      </div>
    </PageSection>
  );
}

function Question({ asked, children }: { asked: ReactNode; children: ReactNode }) {
  return (
    <div>
      <h3 className="text-l font-semibold text-ink-0">{asked}</h3>
      <p className="mt-1 text-ink-1">{children}</p>
    </div>
  );
}
