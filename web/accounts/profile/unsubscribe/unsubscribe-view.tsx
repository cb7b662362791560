import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import MailCheck from 'lucide-react/icons/mail-check';
import MailX from 'lucide-react/icons/mail-x';
import type { ReactNode, SyntheticEvent } from 'react';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useCall } from '../../../ui/use-call.ts';
import { StepCard } from '../../sign-in/step-card.tsx';
import { StepHead } from '../../sign-in/step-head.tsx';
import { subscriptionQuery } from '../queries.ts';

/** Unsubscribes with one press, and can subscribe again; without scripts the form is sent to the same address. */
export function UnsubscribeView({ token }: { token: string }) {
  const { t } = useLingui();
  const orpc = useOrpc();
  const queryClient = useQueryClient();
  const query = subscriptionQuery(orpc, token);
  const { data } = useSuspenseQuery(query);
  const change = useCall(orpc.accounts.changeSubscription.call, {
    refusals: { not_found: msg`This link is no longer good.` },
    onDone: (subscription) => queryClient.setQueryData(query.queryKey, subscription),
  });
  function stop(event: SyntheticEvent) {
    event.preventDefault();
    change.send({ token, email_enabled: false });
  }
  const address = <bdi className="font-semibold text-ink-0">{data.email}</bdi>;
  const words = wordsOf[data.ends](address);
  const Icon = data.email_enabled ? MailX : MailCheck;
  return (
    <StepCard>
      <div aria-live="polite">
        <StepHead icon={<Icon aria-hidden />} title={t(data.email_enabled ? words.question : words.done)}>
          <p>{data.email_enabled ? words.what : words.after}</p>
        </StepHead>
      </div>
      <div className="flex flex-col gap-5">
        {change.refusal && <Notice tone="bad">{change.refusal}</Notice>}
        {data.email_enabled ? (
          <form method="post" onSubmit={stop}>
            <Button type="submit" size="l" wide pending={change.isPending}>
              {words.stop}
            </Button>
          </form>
        ) : (
          <Button
            variant="secondary"
            size="l"
            wide
            pending={change.isPending}
            onClick={() => change.send({ token, email_enabled: true })}
          >
            <Trans>Get them again</Trans>
          </Button>
        )}
        <RequiredMails />
      </div>
    </StepCard>
  );
}

/** What the link ends. Who ends offers hears of none on any channel. */
const wordsOf = {
  mails: (address: ReactNode) => ({
    question: msg`Stop these mails?`,
    what: <Trans>{address} gets mails about bookings, reminders and news. One click unsubscribes you.</Trans>,
    stop: <Trans>Stop the mails</Trans>,
    done: msg`You get no more of these mails`,
    after: <Trans>{address} is off the list. Notifications on the site go on.</Trans>,
  }),
  offers: (address: ReactNode) => ({
    question: msg`Stop the offers?`,
    what: <Trans>{address} gets offers and promotion codes. One click ends them, everywhere.</Trans>,
    stop: <Trans>Stop the offers</Trans>,
    done: msg`You get no more offers`,
    after: <Trans>{address} is off the list. Mails about your bookings go on.</Trans>,
  }),
};

/** The mails that are sent to everybody. */
function RequiredMails() {
  return (
    <div className="border-t border-sand-2 pt-4 text-s text-ink-1">
      <p className="font-semibold text-ink-0">
        <Trans>What still comes</Trans>
      </p>
      <p>
        <Trans>Sign-in codes and mails about your money, such as refunds. You need those.</Trans>
      </p>
    </div>
  );
}
