import type { WholeCatalogue } from '@hirfa/contract/catalogue';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { AreaForm } from './area-form.tsx';
import { CategoryForm } from './category-form.tsx';
import { KIND_TITLES } from './catalogue-words.ts';
import { type Draft, isComplete } from './drafts.ts';
import { ServiceForm } from './service-form.tsx';
import { useCatalogueChange } from './use-catalogue-change.ts';

type EntryDialogProps = { first: Draft; catalogue: WholeCatalogue; onClose: () => void };

/** The form of one entry. What was typed stays until it is saved or the dialog is closed. */
export function EntryDialog({ first, catalogue, onClose }: EntryDialogProps) {
  const { i18n } = useLingui();
  const [draft, setDraft] = useState(first);
  const [isChecked, check] = useState(false);
  const { save, remove, isPending } = useCatalogueChange(onClose);
  const titles = KIND_TITLES[draft.kind];
  return (
    <FormDialog
      onOpenChange={onClose}
      title={i18n._(draft.stored === null ? titles.new : titles.one)}
      confirm={<Trans context="catalogue">Save</Trans>}
      call={{ isPending }}
      onConfirm={() => {
        check(true);
        if (isComplete(draft)) save(draft);
      }}
      more={
        draft.stored !== null && (
          <Button variant="quiet" className="sm:me-auto" onClick={() => remove(draft)}>
            <Trans context="catalogue">Remove</Trans>
          </Button>
        )
      }
    >
      <Fields draft={draft} onChange={setDraft} isChecked={isChecked} catalogue={catalogue} />
    </FormDialog>
  );
}

type FieldsProps = {
  draft: Draft;
  onChange: (draft: Draft) => void;
  isChecked: boolean;
  catalogue: WholeCatalogue;
};

function Fields({ draft, onChange, isChecked, catalogue }: FieldsProps) {
  switch (draft.kind) {
    case 'category':
      return (
        <CategoryForm
          fields={draft.fields}
          set={(changes) => onChange({ ...draft, fields: { ...draft.fields, ...changes } })}
          isChecked={isChecked}
        />
      );
    case 'service':
      return (
        <ServiceForm
          fields={draft.fields}
          set={(changes) => onChange({ ...draft, fields: { ...draft.fields, ...changes } })}
          isChecked={isChecked}
          categories={catalogue.categories.map(({ fields }) => fields)}
        />
      );
    case 'area':
      return (
        <AreaForm
          fields={draft.fields}
          set={(changes) => onChange({ ...draft, fields: { ...draft.fields, ...changes } })}
          isChecked={isChecked}
        />
      );
  }
}
