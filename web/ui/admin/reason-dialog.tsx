import { REASON_LENGTH } from '@hirfa/domain/providers';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useLanguage } from '../../kit/use-language.ts';
import { Button } from '../button.tsx';
import { TextArea } from '../fields/text-area.tsx';
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx';

/** A reason that admins choose often, and complete. */
export interface ReasonTemplate {
  label: MessageDescriptor;
  text: { en: string; ar: string };
}

type ReasonDialogProps = {
  title: string;
  description: ReactNode;
  confirm: string;
  /** Reasons that are often chosen. */
  templates?: readonly ReasonTemplate[];
  /** Whether the person whom it concerns reads the reason. */
  isRead?: boolean;
  isDanger?: boolean;
  pending: boolean;
  onClose: () => void;
  onSend: (reason: string) => void;
  children?: ReactNode;
};

/** Asks for the reason of a decision, which the person reads. */
export function ReasonDialog({
  title,
  description,
  confirm,
  templates = [],
  isRead = true,
  isDanger = true,
  pending,
  onClose,
  onSend,
  children,
}: ReasonDialogProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { min, max } = REASON_LENGTH;
  const isShort = reason.trim().length < min;
  function send() {
    setIsChecked(true);
    if (!isShort) onSend(reason.trim());
  }
  function sendBy(event: KeyboardEvent) {
    // Also while a frequent reason has the focus: Enter would choose it again.
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  }
  return (
    <ConfirmDialog
      onOpenChange={onClose}
      title={title}
      description={description}
      confirm={confirm}
      isDanger={isDanger}
      call={{ isPending: pending }}
      onConfirm={send}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the key is also a button */}
      <div className="flex flex-col gap-4" onKeyDown={sendBy}>
        {templates.length > 0 && <Templates templates={templates} onChoose={setReason} />}
        <TextArea
          label={t`Reason`}
          value={reason}
          maxLength={max}
          onChange={(event) => setReason(event.currentTarget.value)}
          hint={<Hint isRead={isRead} />}
          error={isChecked && isShort ? t`Please write why, so that the person can mend it.` : undefined}
        />
        {children}
      </div>
    </ConfirmDialog>
  );
}

function Hint({ isRead }: { isRead: boolean }) {
  return (
    <>
      {isRead && <Trans>The person reads it.</Trans>}{' '}
      <span className="max-lg:hidden">
        <Trans>Ctrl + Enter sends.</Trans>
      </span>
    </>
  );
}

type TemplatesProps = { templates: readonly ReasonTemplate[]; onChoose: (reason: string) => void };

/** Reasons in the languages of the reader: the person may read the other one, so both are filled in. */
function Templates({ templates, onChoose }: TemplatesProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const other = language === 'ar' ? 'en' : 'ar';
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-2 text-s font-semibold text-ink-0">{t`Frequent reasons`}</legend>
      {templates.map(({ label, text }) => (
        <Button key={label.id} variant="secondary" onClick={() => onChoose(`${text[language]}\n${text[other]}`)}>
          {i18n._(label)}
        </Button>
      ))}
    </fieldset>
  );
}
