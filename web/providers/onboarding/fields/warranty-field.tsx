import { WARRANTY_DAYS, type WarrantyDays } from '@hirfa/domain/bookings';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { SelectField } from '../../../ui/fields/select-field.tsx';

type WarrantyFieldProps = {
  field: string;
  days: WarrantyDays | null;
  onChange: (days: WarrantyDays | null) => void;
};

/** For how many days after a job a free second visit is promised. */
export function WarrantyField({ field, days, onChange }: WarrantyFieldProps) {
  const { t } = useLingui();
  return (
    <SelectField
      label={t`Free second visit`}
      name={field}
      hint={
        <Trans>
          If something is not right, the customer can ask you to come once more free of charge. Your page says so. It
          holds for new bookings.
        </Trans>
      }
      value={days === null ? 'none' : String(days)}
      options={[
        { value: 'none', label: t`Not promised` },
        ...WARRANTY_DAYS.map((each) => ({
          value: String(each),
          label: t`Within ${plural(each, { one: '# day', other: '# days' })}`,
        })),
      ]}
      onChange={({ target }) => onChange(WARRANTY_DAYS.find((each) => String(each) === target.value) ?? null)}
    />
  );
}
