import type { OwnCard } from '@hirfa/contract/providers';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Trash2 from 'lucide-react/icons/trash-2';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useCall } from '../../ui/use-call.ts';
import { CARD_REFUSALS } from './refusals.ts';
import { useCardCache } from './use-card-cache.ts';

type RemoveCardProps = { card: OwnCard; title: string; onRemoved: () => void };

/** Removes a service after a question. */
export function RemoveCard({ card, title, onRemoved }: RemoveCardProps) {
  const { t } = useLingui();
  const cache = useCardCache();
  const remove = useCall(useOrpc().providers.removeCard.call, {
    done: t`Your service is removed`,
    refusals: {
      ...CARD_REFUSALS,
      open_bookings: msg`Someone has booked this service, and the booking is not settled yet. Hide the service until then.`,
    },
    onDone: () => {
      onRemoved();
      cache.remove(card.id);
    },
  });
  return (
    <ConfirmDialog
      title={t`Remove “${title}”?`}
      description={<Trans>It leaves your page for good, with its photos. Past bookings keep its name.</Trans>}
      trigger={
        <Button variant="quiet" className="-ms-3 self-start px-3!">
          <Trash2 aria-hidden />
          <Trans>Remove this service</Trans>
        </Button>
      }
      confirm={<Trans>Remove it</Trans>}
      keep={<Trans context="a service">Keep it</Trans>}
      isDanger
      call={remove}
      onConfirm={() => remove.send({ id: card.id })}
    />
  );
}
