import type { OperatorDetails, OperatorSetting } from '@hirfa/contract/support';
import { OPERATOR_FIELDS, type OperatorField } from '@hirfa/domain/support';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useCall } from '../../ui/use-call.ts';
import { OPERATOR_WORDS } from './setting-words.ts';

const FIELDS = Object.keys(OPERATOR_FIELDS) as OperatorField[];
const NOTHING: OperatorDetails = {
  legal_name_en: '',
  legal_name_ar: '',
  address_en: '',
  address_ar: '',
  commercial_register: '',
  tax_number: '',
  contact_email: '',
  contact_phone: '',
};
/** What is not words may be empty, or has a shape. */
const SHAPES: Partial<Record<OperatorField, { shape: RegExp; wrong: MessageDescriptor }>> = {
  contact_email: { shape: /^(?:\S+@\S+\.\S+)?$/, wrong: msg`An e-mail address, such as help@example.com.` },
  contact_phone: { shape: /^(?:\+?[\d ]{3,})?$/, wrong: msg`Digits and spaces, such as +20 2 1234 5678.` },
};
const problemOf = (field: OperatorField, text: string) => {
  const rule = SHAPES[field];
  return rule === undefined || rule.shape.test(text.trim()) ? undefined : rule.wrong;
};
/** The direction in which a field is written, whatever the language of the page. */
const directionOf = (field: OperatorField) => (field.endsWith('_ar') ? 'rtl' : field.endsWith('_en') ? 'ltr' : 'auto');

/** States who runs the site, from now on; it begins with what is stated. */
export function OperatorDialog({ first, onClose }: { first: OperatorSetting | undefined; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { admin } = useOrpc();
  const [typed, setTyped] = useState<OperatorDetails>(() => stated(first));
  const [isChecked, setIsChecked] = useState(false);
  const statement = useCall(admin.stateOperator.call, {
    done: t`The settings are saved.`,
    failed: t`Nothing was changed.`,
    readAgain: [admin.getSettings.key()],
    onDone: onClose,
  });
  function save() {
    setIsChecked(true);
    if (FIELDS.every((field) => !problemOf(field, typed[field])) && !statement.isPending) statement.send(typed);
  }
  return (
    <FormDialog
      onOpenChange={onClose}
      title={t`Who runs the site`}
      confirm={<Trans context="settings">Save</Trans>}
      call={statement}
      onConfirm={save}
    >
      {FIELDS.map((field) => {
        const problem = isChecked ? problemOf(field, typed[field]) : undefined;
        return (
          <TextField
            key={field}
            label={i18n._(OPERATOR_WORDS[field])}
            hint={field === 'tax_number' && t`Nine digits. Without them, Hirfa issues receipts in place of invoices.`}
            dir={directionOf(field)}
            maxLength={OPERATOR_FIELDS[field]}
            value={typed[field]}
            onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
            error={problem && i18n._(problem)}
          />
        );
      })}
    </FormDialog>
  );
}

function stated(first: OperatorSetting | undefined): OperatorDetails {
  if (first === undefined) return NOTHING;
  const { id: _, holds_from: __, ...details } = first;
  return details;
}
