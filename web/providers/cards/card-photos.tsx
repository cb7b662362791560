import type { OwnCard } from '@hirfa/contract/providers';
import { CARD_LIMITS, CARD_PHOTO } from '@hirfa/domain/providers';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Camera from 'lucide-react/icons/camera';
import Trash2 from 'lucide-react/icons/trash-2';
import { type Ref, useRef, useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { CardPhoto } from '../../ui/card-photo.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useCall } from '../../ui/use-call.ts';
import { CARD_REFUSALS } from './refusals.ts';
import { shrink } from './shrink.ts';
import { useCardCache } from './use-card-cache.ts';

/** The photos of a card, in the order in which customers see them. */
export function CardPhotos({ card, title }: { card: OwnCard; title: string }) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const { photos } = card;
  const most = CARD_LIMITS.photos;
  const { problem, isAdding, isChanging, add, move, remove } = usePhotos(card);
  // The buttons of a photo go with its place: the focus stays near.
  const focusFirst = () => list.current?.querySelector('button')?.focus();
  return (
    <>
      <p className="text-s text-ink-1">
        <Trans>
          Photos of your work bring more bookings. The first one is shown in lists; there is room for {most}.
        </Trans>
      </p>
      {(photos.length > 0 || isAdding) && (
        <ul ref={list} aria-label={t`Photos`} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {photos.map((photo, index) => (
            <PhotoItem
              key={photo.id}
              url={photo.url}
              place={index + 1}
              title={title}
              disabled={isChanging}
              onFirst={() => move(photo.id, focusFirst)}
              onRemove={() => remove(photo.id, () => choose.current?.focus())}
            />
          ))}
          {isAdding && (
            <li className="grid aspect-[4/3] place-items-center rounded-m bg-sand-1 text-ink-2">
              <Spinner />
            </li>
          )}
        </ul>
      )}
      <output className="sr-only">{isAdding && <Trans>The photo is being added.</Trans>}</output>
      {problem && <Notice tone="bad">{problem}</Notice>}
      {photos.length < most && <AddButton ref={choose} isAdding={isAdding} onChoose={add} />}
    </>
  );
}

type PhotoItemProps = {
  url: string;
  /** From 1. */
  place: number;
  title: string;
  disabled: boolean;
  onFirst: () => void;
  onRemove: () => void;
};

function PhotoItem({ url, place, title, disabled, onFirst, onRemove }: PhotoItemProps) {
  const { t } = useLingui();
  return (
    <li className="overflow-hidden rounded-m border border-sand-2">
      <CardPhoto
        url={url}
        alt={t`${title}, photo ${place}`}
        sizes="(min-width: 40rem) 15rem, 45vw"
        className="w-full"
      />
      <div className="flex items-center justify-between">
        {place > 1 ? (
          <IconButton
            label={t`Move photo ${place} to the front`}
            icon={<ArrowLeft aria-hidden className="rtl:-scale-x-100" />}
            disabled={disabled}
            onClick={onFirst}
          />
        ) : (
          <span className="px-3 text-xs font-semibold text-ink-1">
            <Trans>Cover</Trans>
          </span>
        )}
        <IconButton
          label={t`Remove photo ${place}`}
          icon={<Trash2 aria-hidden />}
          disabled={disabled}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}

/** The changes of the photos, one at a time. */
function usePhotos(card: OwnCard) {
  const { t } = useLingui();
  const { providers } = useOrpc();
  const cache = useCardCache();
  const [isUnreadable, setUnreadable] = useState(false);
  const handling = { refusals: CARD_REFUSALS, onFailed: () => void cache.readAgain() };
  const adding = useCall(
    async (files: readonly File[]) => {
      for (const file of files) {
        const small = await shrink(file);
        if (small === null) setUnreadable(true);
        else cache.show(await providers.addCardPhoto.call({ params: { id: card.id }, body: small }));
      }
    },
    {
      ...handling,
      refusals: {
        ...CARD_REFUSALS,
        service_unavailable: msg`Many pictures are arriving at the moment. Please try again shortly.`,
      },
    },
  );
  const ordering = useCall(providers.changeCard.call, { ...handling, onDone: cache.show });
  const removing = useCall(providers.removeCardPhoto.call, { ...handling, onDone: cache.show });
  /** The problem is that of the newest change. */
  function begin() {
    setUnreadable(false);
    for (const call of [adding, ordering, removing]) if (!call.isPending) call.reset();
  }
  const ids = card.photos.map(({ id }) => id);
  return {
    problem: isUnreadable
      ? t`This file can’t be used as a photo. Please choose a JPEG, PNG or WebP picture.`
      : (adding.refusal ?? ordering.refusal ?? removing.refusal),
    isAdding: adding.isPending,
    isChanging: adding.isPending || ordering.isPending || removing.isPending,
    add(files: readonly File[]) {
      begin();
      adding.send(files.slice(0, CARD_LIMITS.photos - ids.length));
    },
    move(id: string, after: () => void) {
      begin();
      const photos = [id, ...ids.filter((each) => each !== id)];
      ordering.send({ id: card.id, photos }, { onSuccess: () => requestAnimationFrame(after) });
    },
    remove(photo_id: string, after: () => void) {
      begin();
      removing.send({ id: card.id, photo_id }, { onSuccess: () => requestAnimationFrame(after) });
    },
  };
}

type AddButtonProps = {
  ref: Ref<HTMLButtonElement>;
  isAdding: boolean;
  onChoose: (files: File[]) => void;
};

function AddButton({ ref, isAdding, onChoose }: AddButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  function choose(input: HTMLInputElement) {
    const files = [...(input.files ?? [])];
    // Otherwise choosing the same file again would send no event.
    input.value = '';
    if (files.length > 0) onChoose(files);
  }
  return (
    <>
      <Button
        ref={ref}
        variant="secondary"
        className="self-start max-sm:w-full"
        pending={isAdding}
        onClick={() => field.current?.click()}
      >
        {!isAdding && <Camera aria-hidden />}
        <Trans>Add photos</Trans>
      </Button>
      <input
        ref={field}
        type="file"
        multiple
        accept={CARD_PHOTO.types.join(',')}
        hidden
        onChange={(event) => choose(event.currentTarget)}
      />
    </>
  );
}
