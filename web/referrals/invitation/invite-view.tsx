import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import Gift from 'lucide-react/icons/gift';
import { useEffect } from 'react';
import { withInitial } from '../../kit/format.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Money } from '../../ui/money.tsx';
import { Pattern } from '../../ui/pattern.tsx';
import { inviterQuery } from '../queries.ts';
import { keepInvitation } from './kept-invitation.ts';

/** Greets who opens an invitation by the name of who sent it, and keeps the code until they have an account. */
export function InviteView({ code }: { code: string }) {
  const { data: inviter } = useSuspenseQuery(inviterQuery(useOrpc(), code));
  useEffect(() => keepInvitation(code), [code]);
  const who = <bdi>{withInitial(inviter.display_name)}</bdi>;
  const amount = <Money amount={inviter.flat} />;
  return (
    <div className="page-width py-6 sm:py-10">
      <div className="relative isolate overflow-hidden rounded-l sm:bg-sand-1 sm:px-8 sm:py-14">
        <Pattern from="centre" className="-z-10 text-clay opacity-30 max-sm:hidden" />
        <Card raised className="mx-auto flex max-w-xl flex-col gap-4 p-6 sm:p-10">
          <span className="inline-flex size-14 items-center justify-center rounded-full bg-sand-1 text-clay-ink">
            <Gift aria-hidden className="size-7" />
          </span>
          <h1 className="title-text">
            <Trans>{who} invites you to Hirfa</Trans>
          </h1>
          <p className="text-ink-1">
            <Trans>Lessons, crafts and help at home, by people whom we have verified.</Trans>
          </p>
          <p className="rounded-m bg-clay-soft px-5 py-4 text-clay-ink">
            <span className="block text-2xl leading-snug font-bold">
              <Trans>{amount} off</Trans>
            </span>
            <Trans>your first booking: you see it before you pay</Trans>
          </p>
          <div className="flex flex-wrap gap-3 max-sm:*:w-full">
            <ButtonLink to="/auth" search={{ mode: 'signup' }} size="l" className="visitors-only">
              <Trans>Create an account</Trans>
            </ButtonLink>
            <ButtonLink to="/services" size="l" variant="secondary">
              <Trans>Browse services</Trans>
            </ButtonLink>
          </div>
          <p className="text-xs text-ink-2">
            <Trans>For new accounts. We keep the invitation on this device for 30 days.</Trans>
          </p>
        </Card>
      </div>
    </div>
  );
}

export function NoSuchInvitation() {
  const { t } = useLingui();
  return (
    <div className="page-width py-6">
      <EmptyState
        level={1}
        scene="lost"
        heading={t`We do not know this invitation`}
        text={
          <Trans>The link may be cut off. Ask your friend to send it again. You are welcome without it, too.</Trans>
        }
        action={
          <ButtonLink to="/services">
            <Trans>Browse services</Trans>
          </ButtonLink>
        }
      />
    </div>
  );
}
