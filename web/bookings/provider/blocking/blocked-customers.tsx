import type { BlockedCustomer } from '@hirfa/contract/bookings';
import { displayNameIn } from '@hirfa/domain/accounts';
import { Trans } from '@lingui/react/macro';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { focusHeading } from '../../../kit/focus-heading.ts';
import { withInitial } from '../../../kit/format.ts';
import { useLanguage } from '../../../kit/use-language.ts';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { DateTime } from '../../../ui/date-time.tsx';
import { LoadMore } from '../../../ui/feedback/load-more.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Steady } from '../../../ui/steady/steady.tsx';
import { blockedCustomersQuery } from '../../common/queries.ts';
import { useBlocking } from './use-blocking.ts';

/** The customers whom the provider has blocked; nothing where there are none. */
export function BlockedCustomers() {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useSuspenseInfiniteQuery(blockedCustomersQuery(useOrpc()));
  const blocked = query.data.pages.flatMap((page) => page.items);
  if (blocked.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-6">
      <div>
        <h2 id={id} ref={heading} tabIndex={-1} className="section-text outline-none">
          <Trans>Blocked customers</Trans>
        </h2>
        <p className="mt-1 text-s text-ink-1">
          <Trans>They can’t book you. They are not notified, and nobody else sees this list.</Trans>
        </p>
      </div>
      <Steady>
        <ul className="flex flex-col gap-3">
          {blocked.map((customer) => (
            <BlockedRow
              key={customer.booking_id}
              customer={customer}
              // The row is gone, and with the last one the section.
              onUnblocked={() => (heading.current ? heading.current.focus() : focusHeading())}
            />
          ))}
        </ul>
        <LoadMore list={query} />
      </Steady>
    </section>
  );
}

function BlockedRow({ customer, onUnblocked }: { customer: BlockedCustomer; onUnblocked: () => void }) {
  const { send, isPending, refusal } = useBlocking(customer.booking_id, onUnblocked);
  const shown = displayNameIn(customer.display_name, useLanguage());
  const name = <bdi>{withInitial(shown)}</bdi>;
  const month = <DateTime at={customer.blocked_at} form="month" />;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-m border border-sand-2 bg-card p-4">
      <Avatar name={customer.display_name} photo={customer.avatar_url} size="s" />
      <div className="min-w-0 grow basis-40">
        <p className="card-text wrap-anywhere">{name}</p>
        <p className="text-s text-ink-1">
          <Trans>Blocked since {month}</Trans>
        </p>
      </div>
      <Button variant="secondary" pending={isPending} onClick={() => send(false)}>
        <span>
          <Trans context="unblock a customer">Unblock</Trans>
          <span className="sr-only">: {name}</span>
        </span>
      </Button>
      {refusal && (
        <div className="w-full">
          <Notice tone="bad">{refusal}</Notice>
        </div>
      )}
    </li>
  );
}
