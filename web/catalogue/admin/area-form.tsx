import type { AreaFields } from '@hirfa/contract/catalogue';
import { CITIES, OTHER_NAMES_LENGTH } from '@hirfa/domain/catalogue';
import { useLingui } from '@lingui/react/macro';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { FormProps } from './category-form.tsx';
import { CITY_WORDS } from '../../ui/admin/city-words.ts';
import { MiddleField } from './middle-field.tsx';
import { SlugField } from './slug-field.tsx';
import { TextsInBoth } from './texts-in-both.tsx';

export function AreaForm({ fields, set, isChecked }: FormProps<AreaFields>) {
  const { t, i18n } = useLingui();
  return (
    <>
      <TextsInBoth
        labels={[t`Name in English`, t`Name in Arabic`]}
        values={[fields.name_en, fields.name_ar]}
        onChange={([name_en, name_ar]) => set({ name_en, name_ar })}
        most={60}
        isChecked={isChecked}
      />
      <TextField
        label={t`Other names, in both languages`}
        hint={t`With commas between them: what people also call it.`}
        dir="auto"
        maxLength={OTHER_NAMES_LENGTH}
        value={fields.other_names}
        onChange={({ target }) => set({ other_names: target.value })}
      />
      <SelectField
        label={t`City`}
        value={fields.city}
        onChange={({ target }) => set({ city: CITIES.find((city) => city === target.value) ?? fields.city })}
        options={CITIES.map((city) => ({ value: city, label: i18n._(CITY_WORDS[city]) }))}
      />
      <MiddleField value={fields.middle} onChange={(middle) => set({ middle })} />
      <SlugField value={fields.slug} onChange={(slug) => set({ slug })} isInAddress={false} isChecked={isChecked} />
    </>
  );
}
