import { BOOKING_STATUSES } from '@hirfa/domain/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import { DayField } from '../../ui/fields/day-field.tsx';
import { ListFileButton } from '../../ui/admin/file-button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { STATUS_WORDS } from '../../ui/admin/booking-words.ts';
import { BOOKING_FIELDS, type BookingSearch } from './queries.ts';
import { SearchForm } from '../../ui/admin/search-form.tsx';

type BookingSearchFormProps = { search: BookingSearch; onChange: (search: BookingSearch) => void };

/** Narrows the bookings down: whose, which service, in which state, and when. */
export function BookingSearchForm({ search, onChange }: BookingSearchFormProps) {
  return (
    <SearchForm
      names={BOOKING_FIELDS}
      search={search}
      onChange={onChange}
      showAll={
        <ButtonLink to="/admin/bookings" variant="quiet">
          <Trans>Show all bookings</Trans>
        </ButtonLink>
      }
      file={<ListFileButton list={{ table: 'bookings', ...search }} />}
    >
      <Fields search={search} />
    </SearchForm>
  );
}

function Fields({ search }: { search: BookingSearch }) {
  const { t, i18n } = useLingui();
  return (
    <>
      <TextField
        label={t`Name, e-mail, phone, or an id`}
        hint={t`Of the booking, of a person, or at the payment service; or the reference of a transfer.`}
        name="text"
        maxLength={254}
        dir="auto"
        defaultValue={search.text ?? ''}
      />
      <SelectField
        label={t`Whose name it is`}
        name="part"
        defaultValue={search.part ?? ''}
        placeholder={t`The customer’s or the provider’s`}
        options={[
          { value: 'customer', label: t`The customer’s` },
          { value: 'provider', label: t`The provider’s` },
        ]}
      />
      <SelectField
        label={t({ message: 'State', context: 'search of bookings' })}
        name="status"
        defaultValue={search.status ?? ''}
        placeholder={t`All states`}
        options={BOOKING_STATUSES.map((value) => ({ value, label: i18n._(STATUS_WORDS[value]) }))}
      />
      <TextField
        label={t({ message: 'Service', context: 'search of bookings' })}
        name="service"
        maxLength={100}
        dir="auto"
        defaultValue={search.service ?? ''}
      />
      <DayField label={t`From`} name="from" defaultValue={search.from ?? ''} />
      <DayField label={t`Until`} name="until" defaultValue={search.until ?? ''} />
    </>
  );
}
