import {
  missingFields,
  type PayoutTemplate,
  TEMPLATE_FIELDS,
  TEMPLATE_LIMITS,
  TEMPLATE_SEPARATORS,
  type TemplateColumn,
} from '@hirfa/domain/payouts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useCall } from '../../ui/use-call.ts';
import { FIELD_WORDS } from '../words.ts';

type Numbered = TemplateColumn & { key: number };
type Edited = PayoutTemplate & { id?: string };

/** Changes a template, or begins a new one: its name, its separator and its columns, in their order. */
export function TemplateDialog({ first, onClose }: { first: Edited; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const [name, setName] = useState(first.name);
  const [separator, setSeparator] = useState(first.separator);
  const [columns, setColumns] = useState<readonly Numbered[]>(() =>
    first.columns.map((column, key) => ({ ...column, key })),
  );
  const [isChecked, setChecked] = useState(false);
  const [missing] = missingFields({ columns });
  const missingName = missing === undefined ? '' : i18n._(FIELD_WORDS[missing]);
  const isMissing = isChecked && missing !== undefined ? t`A column is missing: ${missingName}` : undefined;
  const save = useSaving(onClose);
  function send() {
    setChecked(true);
    if (name.trim() === '' || missing !== undefined) return;
    save.send({
      ...(first.id !== undefined && { id: first.id }),
      name,
      kind: first.kind,
      separator,
      columns: columns.map(({ head, field, fixed }) => ({ head, field, fixed: field === 'fixed' ? fixed : '' })),
    });
  }
  return (
    <FormDialog
      onOpenChange={onClose}
      title={first.kind === 'iban' ? t`Template for bank accounts` : t`Template for wallets`}
      confirm={<Trans context="settings">Save</Trans>}
      call={{ isPending: save.isPending, refusal: isMissing ?? save.refusal }}
      onConfirm={send}
    >
      <TextField
        label={t({ message: 'Name', context: 'payout file' })}
        value={name}
        maxLength={TEMPLATE_LIMITS.name}
        onChange={({ target }) => setName(target.value)}
        error={isChecked && name.trim() === '' ? t`Please write the name.` : undefined}
      />
      <SelectField
        label={t`Between columns`}
        value={separator}
        onChange={({ target }) => setSeparator(TEMPLATE_SEPARATORS.find((each) => each === target.value) ?? separator)}
        options={[
          { value: 'comma', label: t`Comma` },
          { value: 'semicolon', label: t`Semicolon` },
        ]}
      />
      <Columns columns={columns} onChange={setColumns} />
    </FormDialog>
  );
}

function useSaving(onDone: () => void) {
  const { t } = useLingui();
  const { payouts } = useOrpc();
  return useCall(payouts.savePayoutTemplate.call, {
    done: t`The template is saved.`,
    refusals: {
      invalid_input: msg`Another template has this name, or a column is not right.`,
      state_changed: msg`There are too many templates.`,
    },
    readAgain: [payouts.listPayoutTemplates.key()],
    onDone,
  });
}

type ColumnsProps = { columns: readonly Numbered[]; onChange: (columns: readonly Numbered[]) => void };

function Columns({ columns, onChange }: ColumnsProps) {
  const next = 1 + Math.max(-1, ...columns.map(({ key }) => key));
  return (
    <>
      <ol className="flex flex-col gap-3">
        {columns.map((column, index) => (
          <ColumnFields
            key={column.key}
            column={column}
            number={index + 1}
            onChange={(changed) =>
              onChange(columns.map((each) => (each.key === column.key ? { ...each, ...changed } : each)))
            }
            onRemove={() => onChange(columns.filter(({ key }) => key !== column.key))}
          />
        ))}
      </ol>
      <Button
        variant="secondary"
        className="self-start"
        disabled={columns.length >= TEMPLATE_LIMITS.columns}
        onClick={() => onChange([...columns, { head: '', field: 'fixed', fixed: '', key: next }])}
      >
        <Trans>Add a column</Trans>
      </Button>
    </>
  );
}

type ColumnFieldsProps = {
  column: TemplateColumn;
  number: number;
  onChange: (changed: Partial<TemplateColumn>) => void;
  onRemove: () => void;
};

function ColumnFields({ column, number, onChange, onRemove }: ColumnFieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <li className="flex flex-col gap-3 rounded-m border border-sand-2 p-3">
      <TextField
        label={t`Head of column ${number}`}
        value={column.head}
        maxLength={TEMPLATE_LIMITS.head}
        onChange={({ target }) => onChange({ head: target.value })}
      />
      <SelectField
        label={t`Content of column ${number}`}
        value={column.field}
        onChange={({ target }) =>
          onChange({ field: TEMPLATE_FIELDS.find((each) => each === target.value) ?? column.field })
        }
        options={TEMPLATE_FIELDS.map((each) => ({ value: each, label: i18n._(FIELD_WORDS[each]) }))}
      />
      {column.field === 'fixed' && (
        <TextField
          label={t`Text of column ${number}`}
          value={column.fixed}
          maxLength={TEMPLATE_LIMITS.fixed}
          onChange={({ target }) => onChange({ fixed: target.value })}
        />
      )}
      <Button variant="quiet" className="self-start" aria-label={t`Remove column ${number}`} onClick={onRemove}>
        <Trans>Remove</Trans>
      </Button>
    </li>
  );
}
