import type { SavedCard } from '@hirfa/contract/payments';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { CardExpiry, CardName } from '../../ui/cards/card-name.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { TextSkeleton } from '../../ui/feedback/skeleton.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Steady } from '../../ui/steady/steady.tsx';
import { useCall } from '../../ui/use-call.ts';
import { savedCardsQuery } from '../queries.ts';

/** The saved cards of the person, each with a button that removes it. */
export function SavedCards() {
  const query = useQuery(savedCardsQuery(useOrpc()));
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      <QueryView query={query} skeleton={<TextSkeleton lines={2} />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-ink-1">
              <Trans>No card is saved. You can save one when you pay for a booking.</Trans>
            </p>
          ) : (
            <Steady>
              <ul className="-my-2 divide-y divide-sand-2">
                {items.map((card) => (
                  <li key={card.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
                    <p>
                      <span className="font-semibold text-ink-0">
                        <CardName card={card} />
                      </span>
                      <Expiry card={card} />
                    </p>
                    {/* The row is gone. */}
                    <RemoveCard card={card} onRemoved={() => list.current?.focus()} />
                  </li>
                ))}
              </ul>
            </Steady>
          )
        }
      </QueryView>
    </div>
  );
}

function Expiry({ card: { expires } }: { card: SavedCard }) {
  if (expires === null) return null;
  const month = <CardExpiry month={expires} />;
  return (
    <span className="block text-s text-ink-1">
      <Trans>Valid until {month}</Trans>
    </span>
  );
}

function RemoveCard({ card, onRemoved }: { card: SavedCard; onRemoved: () => void }) {
  const { t } = useLingui();
  const orpc = useOrpc();
  const remove = useCall(orpc.payments.removeSavedCard.call, {
    done: t`The card is removed`,
    readAgain: [savedCardsQuery(orpc).queryKey],
    onDone: onRemoved,
  });
  const name = <CardName card={card} />;
  return (
    <ConfirmDialog
      title={t`Remove this card?`}
      description={<Trans>{name} is no longer offered when you pay. What you have paid with it stays as it is.</Trans>}
      trigger={
        <Button variant="quiet">
          <span>
            <Trans>Remove</Trans>
            <span className="sr-only">: {name}</span>
          </span>
        </Button>
      }
      call={remove}
      confirm={<Trans>Remove</Trans>}
      onConfirm={() => remove.send({ id: card.id })}
    />
  );
}
