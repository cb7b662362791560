import type { OwnCard } from '@hirfa/contract/providers';
import { CARD_LIMITS, CARD_PHOTO } from '@hirfa/domain/providers';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
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
import { cardErrorText } from './error-texts.ts';
import { shrink } from './shrink.ts';
import { useCardCache } from './use-card-cache.ts';

const UNREADABLE = msg`This file can’t be used as a photo. Please choose a JPEG, PNG or WebP picture.`;

/** The photos of a card, in the order in which customers see them. */
export function CardPhotos({ card, title }: { card: OwnCard; title: string }) {
  const { i18n, t } = useLingui();
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
      {problem && <Notice tone="bad">{i18n._(problem)}</Notice>}
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
  const { providers } = useOrpc();
  const cache = useCardCache();
  const [problem, setProblem] = useState<MessageDescriptor | null>(null);
  const onError = (error: Error) => {
    setProblem(cardErrorText(error));
    void cache.readAgain();
  };
  const onMutate = () => setProblem(null);
  const adding = useMutation({
    onMutate,
    onError,
    async mutationFn(files: readonly File[]) {
      for (const file of files) {
        const small = await shrink(file);
        if (small === null) setProblem(UNREADABLE);
        else cache.show(await providers.addCardPhoto.call({ params: { id: card.id }, body: small }));
      }
    },
  });
  const ordering = useMutation(providers.changeCard.mutationOptions({ onMutate, onError, onSuccess: cache.show }));
  const removing = useMutation(providers.removeCardPhoto.mutationOptions({ onMutate, onError, onSuccess: cache.show }));
  const ids = card.photos.map(({ id }) => id);
  return {
    problem,
    isAdding: adding.isPending,
    isChanging: adding.isPending || ordering.isPending || removing.isPending,
    add: (files: readonly File[]) => adding.mutate(files.slice(0, CARD_LIMITS.photos - ids.length)),
    move(id: string, after: () => void) {
      const photos = [id, ...ids.filter((each) => each !== id)];
      ordering.mutate({ id: card.id, photos }, { onSuccess: () => requestAnimationFrame(after) });
    },
    remove(photo_id: string, after: () => void) {
      removing.mutate({ id: card.id, photo_id }, { onSuccess: () => requestAnimationFrame(after) });
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
