import type { OwnCard } from '@hirfa/contract/providers';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { cardErrorText } from './error-texts.ts';
import { useCardCache } from './use-card-cache.ts';

type RemoveCardProps = { card: OwnCard; title: string; onRemoved: () => void };

/** Removes a service after a question. */
export function RemoveCard({ card, title, onRemoved }: RemoveCardProps) {
  const { i18n, t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const cache = useCardCache();
  const remove = useMutation(
    useOrpc().providers.removeCard.mutationOptions({
      onSuccess() {
        toast({ tone: 'ok', title: t`Your service is removed` });
        onRemoved();
        cache.remove(card.id);
      },
    }),
  );
  return (
    <Dialog
      title={t`Remove “${title}”?`}
      description={<Trans>It leaves your page for good, with its photos. Past bookings keep its name.</Trans>}
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open);
        remove.reset();
      }}
      trigger={
        <Button variant="quiet" className="-ms-3 self-start px-3!">
          <Trash2 aria-hidden />
          <Trans>Remove this service</Trans>
        </Button>
      }
      actions={
        <>
          <Button variant="danger" pending={remove.isPending} onClick={() => remove.mutate({ id: card.id })}>
            <Trans>Remove it</Trans>
          </Button>
          <Button variant="quiet" onClick={() => setOpen(false)}>
            <Trans context="a service">Keep it</Trans>
          </Button>
        </>
      }
    >
      {remove.error && <Notice tone="bad">{i18n._(cardErrorText(remove.error))}</Notice>}
    </Dialog>
  );
}
