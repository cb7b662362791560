import type { NewAnnouncement } from '@hirfa/contract/notifications';
import type { AnnouncementKind } from '@hirfa/domain/notifications';
import { Trans, useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { EMPTY_TEXTS, TextFields, type Texts } from './text-fields.tsx';
import { SendDialog } from './send-dialog.tsx';
import { useAudiences } from './use-audiences.ts';

/** Writes to everybody of a topic, in both languages; nothing is sent before it was confirmed. 7.32 */
export function AnnouncementForm() {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const audiences = useAudiences();
  const [topic, setTopic] = useState<(typeof audiences)[number]['value']>('all-user');
  const [type, setType] = useState<AnnouncementKind>('update');
  const [texts, setTexts] = useState<Texts>(EMPTY_TEXTS);
  const [areMissingShown, showMissing] = useState(false);
  const [asked, setAsked] = useState<NewAnnouncement>();

  function ask(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const isComplete = Object.values(texts).every((text) => text.trim() !== '');
    showMissing(!isComplete);
    if (isComplete) setAsked({ topic, send_to_topic: true, type, ...texts });
    else form.current?.querySelector<HTMLElement>(':placeholder-shown')?.focus();
  }
  function clear() {
    setTexts(EMPTY_TEXTS);
    setAsked(undefined);
  }

  return (
    <form ref={form} noValidate onSubmit={ask} className="flex max-w-xl flex-col gap-5">
      <SelectField
        label={t`Who receives it`}
        value={topic}
        onChange={({ target }) => setTopic(audiences.find(({ value }) => value === target.value)?.value ?? topic)}
        options={audiences}
      />
      <SelectField
        label={t`What it is`}
        value={type}
        onChange={({ target }) => setType(target.value === 'promotion' ? 'promotion' : 'update')}
        options={[
          { value: 'update', label: t`News about Hirfa` },
          { value: 'promotion', label: t`An offer` },
        ]}
      />
      <TextFields texts={texts} onChange={setTexts} areMissingShown={areMissingShown} />
      <Button type="submit" className="self-start max-sm:w-full">
        <Trans>Look at it and send</Trans>
      </Button>
      {asked && (
        <SendDialog
          announcement={asked}
          audience={audiences.find(({ value }) => value === topic)?.label ?? ''}
          onClose={() => setAsked(undefined)}
          onSent={clear}
        />
      )}
    </form>
  );
}
