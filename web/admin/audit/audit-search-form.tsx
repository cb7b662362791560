import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useOrpc } from '../../kit/use-orpc.ts';
import { DayField } from '../../ui/fields/day-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { type AuditSearch, auditAdminsQuery } from '../queries.ts';
import { SearchForm } from '../../ui/admin/search-form.tsx';
import { ACTIONS, ENTITIES } from './audit-words.ts';
import { AuditFileButton } from './file-button.tsx';

const FIELDS = ['actor_id', 'action', 'entity_type', 'entity_id', 'from', 'until'] as const;

type AuditSearchFormProps = { search: AuditSearch; onChange: (search: AuditSearch) => void };

/** Narrows the audit log down: who, what, about what, and when. */
export function AuditSearchForm({ search, onChange }: AuditSearchFormProps) {
  return (
    <SearchForm
      names={FIELDS}
      search={search}
      onChange={onChange}
      showAll={
        <ButtonLink to="/admin/audit" variant="quiet">
          <Trans>Show all entries</Trans>
        </ButtonLink>
      }
      file={<AuditFileButton search={search} />}
    >
      <Fields search={search} />
    </SearchForm>
  );
}

function Fields({ search }: { search: AuditSearch }) {
  const { t, i18n } = useLingui();
  const { data: admins = [] } = useQuery(auditAdminsQuery(useOrpc()));
  const listed = admins.map(({ id, full_name }) => ({ value: id, label: full_name || id }));
  const { actor_id = '' } = search;
  // Somebody who was an admin before.
  const isListed = actor_id === '' || listed.some(({ value }) => value === actor_id);
  const actors = isListed ? listed : [...listed, { value: actor_id, label: actor_id }];
  const namesOf = (words: typeof ACTIONS) =>
    Object.entries(words).map(([value, label]) => ({ value, label: i18n._(label) }));
  return (
    <>
      <SelectField
        key={admins.length}
        label={t`Admin`}
        name="actor_id"
        defaultValue={actor_id}
        placeholder={t`All admins`}
        options={actors}
      />
      <SelectField
        label={t`Action`}
        name="action"
        defaultValue={search.action ?? ''}
        placeholder={t`All actions`}
        options={namesOf(ACTIONS)}
      />
      <SelectField
        label={t`What it is about`}
        name="entity_type"
        defaultValue={search.entity_type ?? ''}
        placeholder={t`Everything`}
        options={namesOf(ENTITIES)}
      />
      <TextField
        label={t`Id`}
        name="entity_id"
        dir="ltr"
        defaultValue={search.entity_id ?? ''}
        pattern="[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}"
        title={t`The whole id of a person, provider or booking`}
      />
      <DayField label={t`From`} name="from" defaultValue={search.from ?? ''} />
      <DayField label={t`Until`} name="until" defaultValue={search.until ?? ''} />
    </>
  );
}
