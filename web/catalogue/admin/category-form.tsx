import type { CategoryFields } from '@hirfa/contract/catalogue';
import { useLingui } from '@lingui/react/macro';
import { CATEGORY_ICONS, CategoryIcon } from '../../ui/category-icon.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { SlugField } from './slug-field.tsx';
import { TextsInBoth } from './texts-in-both.tsx';
import { TradeWordsField } from './trade-words-field.tsx';

export type FormProps<Fields> = { fields: Fields; set: (changes: Partial<Fields>) => void; isChecked: boolean };

export function CategoryForm({ fields, set, isChecked }: FormProps<CategoryFields>) {
  const { t } = useLingui();
  return (
    <>
      <TextsInBoth
        labels={[t`Name in English`, t`Name in Arabic`]}
        values={[fields.name_en, fields.name_ar]}
        onChange={([name_en, name_ar]) => set({ name_en, name_ar })}
        most={60}
        isChecked={isChecked}
      />
      <TextsInBoth
        labels={[t`Description in English`, t`Description in Arabic`]}
        values={[fields.description_en, fields.description_ar]}
        onChange={([description_en, description_ar]) => set({ description_en, description_ar })}
        most={300}
        rows={3}
        isChecked={isChecked}
      />
      <SlugField value={fields.slug} onChange={(slug) => set({ slug })} isInAddress isChecked={isChecked} />
      <TradeWordsField value={fields.trade_words} onChange={(trade_words) => set({ trade_words })} />
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          label={t`Part of the site`}
          value={fields.tab}
          onChange={({ target }) => set({ tab: target.value === 'trusted' ? 'trusted' : 'community' })}
          options={[
            { value: 'community', label: t({ message: 'Community', context: 'catalogue' }) },
            { value: 'trusted', label: t({ message: 'Trusted essentials', context: 'catalogue' }) },
          ]}
        />
        <SelectField
          label={t`Drawing`}
          value={fields.icon}
          onChange={({ target }) => set({ icon: target.value })}
          options={CATEGORY_ICONS.map((icon) => ({ value: icon, label: icon }))}
        />
        <TextField
          label={t`Colour, from 0 to 359`}
          type="number"
          min={0}
          max={359}
          value={fields.hue}
          onChange={({ target }) => set({ hue: Math.min(359, Math.max(0, Math.trunc(Number(target.value)))) })}
          beside={<CategoryIcon icon={fields.icon} hue={fields.hue} />}
        />
      </div>
    </>
  );
}
