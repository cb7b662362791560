import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import MailCheck from 'lucide-react/icons/mail-check';
import MailX from 'lucide-react/icons/mail-x';
import type { SyntheticEvent } from 'react';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { profileErrorText } from '../error-texts.ts';
import { subscriptionQuery } from '../queries.ts';

/** Unsubscribes with one press, and can subscribe again; without scripts the form is sent to the same address. */
export function UnsubscribeView({ token }: { token: string }) {
  const { i18n, t } = useLingui();
  const orpc = useOrpc();
  const queryClient = useQueryClient();
  const query = subscriptionQuery(orpc, token);
  const { data } = useSuspenseQuery(query);
  const change = useMutation(
    orpc.accounts.changeSubscription.mutationOptions({
      onSuccess: (subscription) => queryClient.setQueryData(query.queryKey, subscription),
    }),
  );
  function stop(event: SyntheticEvent) {
    event.preventDefault();
    change.mutate({ token, email_enabled: false });
  }
  const address = <bdi className="font-semibold text-ink-0">{data.email}</bdi>;
  const Icon = data.email_enabled ? MailX : MailCheck;
  return (
    <Card raised className="mx-auto flex w-full max-w-xl flex-col gap-5 p-6 sm:p-9">
      <span
        aria-hidden
        className="inline-flex size-14 items-center justify-center rounded-m bg-clay-soft text-clay-ink"
      >
        <Icon className="size-6" />
      </span>
      <div aria-live="polite" className="flex flex-col gap-2">
        <h1 className="title-text">{data.email_enabled ? t`Stop these mails?` : t`You get no more of these mails`}</h1>
        <p className="text-s text-ink-1">
          {data.email_enabled ? (
            <Trans>{address} gets mails about bookings, reminders and news. One press ends them.</Trans>
          ) : (
            <Trans>{address} is off the list. Notifications on the site go on.</Trans>
          )}
        </p>
      </div>
      {change.error && <Notice tone="bad">{i18n._(profileErrorText(change.error))}</Notice>}
      {data.email_enabled ? (
        <form method="post" onSubmit={stop}>
          <Button type="submit" size="l" pending={change.isPending} className="max-sm:w-full">
            <Trans>Stop the mails</Trans>
          </Button>
        </form>
      ) : (
        <Button
          variant="secondary"
          pending={change.isPending}
          onClick={() => change.mutate({ token, email_enabled: true })}
          className="self-start max-sm:w-full"
        >
          <Trans>Get them again</Trans>
        </Button>
      )}
      <RequiredMails />
    </Card>
  );
}

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
