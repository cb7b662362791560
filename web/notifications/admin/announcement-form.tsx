import type { NewAnnouncement } from '@hirfa/contract/notifications';
import type { AnnouncementKind } from '@hirfa/domain/notifications';
import { Trans, useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useKeptId } from '../../kit/words/use-kept-id.ts';
import { useUnsentFields } from '../../kit/words/use-unsent-fields.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { EMPTY_TEXTS, TextFields } from './text-fields.tsx';
import type { RenderProof } from '../../ui/admin/render-proof.ts';
import { SendDialog } from './send-dialog.tsx';
import { DetailFields } from './detail-fields.tsx';
import { type Details, NO_DETAILS, readDetails } from './details.ts';
import { type Audience, useAudiences } from './use-audiences.ts';

/** Writes to a topic or a person, in both languages; nothing is sent before it was confirmed. 7.31, 7.32 */
export function AnnouncementForm({ renderProof }: { renderProof: RenderProof }) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const audiences = useAudiences();
  const nameOf = (one: Audience) => audiences.find(({ value }) => value === one)?.label ?? '';
  const [audience, setAudience] = useState<Audience>('all-user');
  const [details, setDetails] = useState<Details>(NO_DETAILS);
  const [type, setType] = useState<AnnouncementKind>('update');
  const [texts, setTexts, forgetTexts] = useUnsentFields('announcement', EMPTY_TEXTS);
  const [areMissingShown, showMissing] = useState(false);
  const [asked, setAsked] = useState<NewAnnouncement>();
  const { idOf, forget } = useKeptId('announcement');

  function ask(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const isComplete = Object.values(texts).every((text) => text.trim() !== '');
    const chosen = readDetails(audience, details);
    showMissing(!isComplete || chosen === null);
    if (isComplete && chosen !== null) {
      const announcement = { ...chosen, type, ...texts };
      setAsked({ ...announcement, id: idOf(JSON.stringify(announcement)) });
    } else form.current?.querySelector<HTMLElement>(isComplete ? '[data-wrong]' : ':placeholder-shown')?.focus();
  }
  function clear() {
    forget();
    forgetTexts();
    setDetails(NO_DETAILS);
    setAsked(undefined);
  }

  return (
    <>
      <form ref={form} noValidate onSubmit={ask} className="flex max-w-xl flex-col gap-5">
        <SelectField
          label={t`Who receives it`}
          value={audience}
          onChange={({ target }) =>
            setAudience(audiences.find(({ value }) => value === target.value)?.value ?? audience)
          }
          options={audiences}
        />
        <TypeField type={type} onChange={setType} />
        <TextFields texts={texts} onChange={setTexts} areMissingShown={areMissingShown} />
        <DetailFields audience={audience} details={details} onChange={setDetails} areProblemsShown={areMissingShown} />
        <Button type="submit" className="self-start max-sm:w-full">
          <Trans>Look at it and send</Trans>
        </Button>
      </form>
      {asked && (
        <SendDialog
          announcement={asked}
          renderProof={renderProof}
          audience={audience === 'person' ? details.person_name : nameOf(audience)}
          onClose={() => setAsked(undefined)}
          onSent={clear}
        />
      )}
    </>
  );
}

type TypeFieldProps = { type: AnnouncementKind; onChange: (type: AnnouncementKind) => void };

function TypeField({ type, onChange }: TypeFieldProps) {
  const { t } = useLingui();
  return (
    <SelectField
      label={t`What it is`}
      hint={type === 'promotion' && <Trans>Only people who have agreed to offers are told of it.</Trans>}
      value={type}
      onChange={({ target }) => onChange(target.value === 'promotion' ? 'promotion' : 'update')}
      options={[
        { value: 'update', label: t`News about Hirfa` },
        { value: 'promotion', label: t`An offer` },
      ]}
    />
  );
}
