import { REQUEST_PHOTOS } from '@hirfa/domain/messages';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { photoAddress } from '../../ui/photos/photo-query.ts';
import { SentPhoto } from '../../ui/photos/photo.tsx';
import { useCall } from '../../ui/use-call.ts';
import { requestPhotosQuery } from '../queries.ts';
import { AddRequestPhoto } from './add-request-photo.tsx';

/** Photos that a customer adds to a request of theirs; the provider sees them once it is accepted. */
export function RequestPhotos({ bookingId }: { bookingId: string }) {
  const { t } = useLingui();
  const heading = useId();
  const orpc = useOrpc();
  const query = requestPhotosQuery(orpc, bookingId);
  const { data } = useQuery(query);
  const remove = useCall(orpc.messages.removeRequestPhoto.call, { failed: true, readAgain: [query.queryKey] });
  const photos = data?.items ?? [];
  return (
    <section aria-labelledby={heading}>
      <Card className="flex flex-col gap-4 p-5 sm:p-6">
        <div>
          <h2 id={heading} className="section-text">
            <Trans>Photos of the work</Trans>
          </h2>
          <p className="mt-1 text-s text-ink-1">
            <Trans>Up to three. Only you see them until your request is accepted; then they are in your chat.</Trans>
          </p>
        </div>
        {photos.length > 0 && (
          <ul className="flex flex-wrap gap-4">
            {photos.map(({ id, width, height }, index) => {
              const label = t`Photo ${index + 1}`;
              return (
                <li key={id} className="flex items-start gap-1">
                  <SentPhoto address={photoAddress('chat', id)} size={{ width, height }} label={label} />
                  <IconButton
                    label={t`Remove: ${label}`}
                    icon={<X aria-hidden />}
                    disabled={remove.isPending}
                    onClick={() => remove.send({ id: bookingId, photo_id: id })}
                  />
                </li>
              );
            })}
          </ul>
        )}
        {data !== undefined && photos.length < REQUEST_PHOTOS.most && <AddRequestPhoto bookingId={bookingId} />}
        {photos.length === REQUEST_PHOTOS.most && (
          <Notice tone="plain">
            <Trans>These are three photos. You can send more in the chat, once your request is accepted.</Trans>
          </Notice>
        )}
      </Card>
    </section>
  );
}
