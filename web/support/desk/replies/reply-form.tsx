import type { SavedReply } from '@hirfa/contract/support';
import { hasKnownPlaceholders, REPLY_NAME_MAX, SUPPORT } from '@hirfa/domain/support';
import { Trans, useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useState } from 'react';
import { newMessageId } from '../../../kit/new-message-id.ts';
import { useUnsentFields } from '../../../kit/words/use-unsent-fields.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ChangedReply } from './changed-reply.tsx';
import { useReplyChange } from './use-reply-change.ts';

const WORDS = ['name', 'text_en', 'text_ar'] as const;
const PLACEHOLDERS = '{person} {booking} {admin}';

/** What the form begins with. */
function fieldsOf({ id, name, text_en, text_ar, version }: SavedReply) {
  return { id, name, text_en, text_ar, version: String(version) };
}

/** What is written of a reply, and whether a colleague has changed it since the first word. */
function useReplyFields(reply: SavedReply | null) {
  const [empty] = useState(() => ({ id: newMessageId(), name: '', text_en: '', text_ar: '', version: 0 }));
  const [fields, setFields, forget] = useUnsentFields(`reply.${reply?.id ?? 'new'}`, fieldsOf(reply ?? empty));
  const version = Number(fields.version);
  const theirs =
    reply !== null && reply.version !== version && WORDS.some((field) => reply[field] !== fields[field]) ? reply : null;
  const keep = () => theirs !== null && setFields({ ...fields, version: String(theirs.version) });
  return { fields, setFields, forget, version, theirs, keep };
}

/** Adds a reply, changes it or removes it. What was written is there again after a reload, and after a refusal. */
export function ReplyForm({ reply, onDone }: { reply: SavedReply | null; onDone: () => void }) {
  const { t } = useLingui();
  const { fields, setFields, forget, version, theirs, keep } = useReplyFields(reply);
  const [isChecked, setChecked] = useState(false);
  const leave = () => {
    forget();
    onDone();
  };
  const { save, remove, isPending } = useReplyChange(leave);
  const placeholders = <bdi dir="ltr">{PLACEHOLDERS}</bdi>;
  const errorOf = (text: string) => {
    if (!hasKnownPlaceholders(text)) return t`Only these stand in braces: ${PLACEHOLDERS}`;
    return isChecked && text.trim() === '' ? t`Please write it.` : undefined;
  };
  const isReady = WORDS.every((field) => fields[field].trim() !== '');
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setChecked(true);
    if (isReady && [fields.text_en, fields.text_ar].every(hasKnownPlaceholders)) save({ ...fields, version });
  }
  const words = (name: 'text_en' | 'text_ar') => ({
    value: fields[name],
    maxLength: SUPPORT.textMax,
    error: errorOf(fields[name]),
    onChange: ({ target }: { target: { value: string } }) => setFields({ ...fields, [name]: target.value }),
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {theirs !== null && <ChangedReply reply={theirs} onKeep={keep} onTake={forget} />}
      <TextField
        label={t({ message: 'Name', context: 'saved reply' })}
        maxLength={REPLY_NAME_MAX}
        value={fields.name}
        onChange={({ target }) => setFields({ ...fields, name: target.value })}
        error={isChecked && fields.name.trim() === '' ? t`Please write it.` : undefined}
      />
      <TextArea label={t`In English`} lang="en" dir="ltr" {...words('text_en')} />
      <TextArea label={t`In Arabic`} lang="ar" dir="rtl" {...words('text_ar')} />
      <p className="text-xs text-ink-1">
        <Trans>These are filled in when the reply is chosen: {placeholders}</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isPending}>
          <Trans context="settings">Save</Trans>
        </Button>
        <Button variant="quiet" onClick={leave}>
          <Trans>Not now</Trans>
        </Button>
        {reply !== null && (
          <Button variant="secondary" pending={isPending} onClick={() => remove(reply.id)}>
            <Trans>Remove</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}
