import type { CategoryFields, ServiceFields } from '@hirfa/contract/catalogue';
import { textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../kit/use-language.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { FormProps } from './category-form.tsx';
import { SlugField } from './slug-field.tsx';
import { TextsInBoth } from './texts-in-both.tsx';
import { TradeWordsField } from './trade-words-field.tsx';

type ServiceFormProps = FormProps<ServiceFields> & { categories: readonly CategoryFields[] };

export function ServiceForm({ fields, set, isChecked, categories }: ServiceFormProps) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <>
      <TextsInBoth
        labels={[t`Title in English`, t`Title in Arabic`]}
        values={[fields.title_en, fields.title_ar]}
        onChange={([title_en, title_ar]) => set({ title_en, title_ar })}
        most={80}
        isChecked={isChecked}
      />
      <TextsInBoth
        labels={[t`Summary in English`, t`Summary in Arabic`]}
        values={[fields.summary_en, fields.summary_ar]}
        onChange={([summary_en, summary_ar]) => set({ summary_en, summary_ar })}
        most={200}
        rows={2}
        isChecked={isChecked}
      />
      <TextsInBoth
        labels={[t`Description in English`, t`Description in Arabic`]}
        values={[fields.description_en, fields.description_ar]}
        onChange={([description_en, description_ar]) => set({ description_en, description_ar })}
        most={2000}
        rows={4}
        isChecked={isChecked}
      />
      <SelectField
        label={t({ message: 'Category', context: 'catalogue' })}
        value={fields.category_slug}
        onChange={({ target }) => set({ category_slug: target.value })}
        options={categories.map((category) => ({ value: category.slug, label: textIn(category, 'name', language) }))}
      />
      <SlugField value={fields.slug} onChange={(slug) => set({ slug })} isInAddress isChecked={isChecked} />
      <TradeWordsField value={fields.trade_words} onChange={(trade_words) => set({ trade_words })} />
      <Work fields={fields} set={set} isChecked={isChecked} />
    </>
  );
}

/** How the work is done and paid, and whether the service is listed. */
function Work({ fields, set, isChecked }: FormProps<ServiceFields>) {
  const { t } = useLingui();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t`Price`}
          value={fields.pricing_mode}
          onChange={({ target }) => set({ pricing_mode: target.value === 'hourly' ? 'hourly' : 'fixed' })}
          options={[
            { value: 'fixed', label: t({ message: 'For the whole', context: 'price' }) },
            { value: 'hourly', label: t({ message: 'By the hour', context: 'price' }) },
          ]}
        />
        <TextField
          label={t`Usual length, in minutes`}
          type="number"
          min={15}
          max={720}
          step={15}
          value={fields.duration_minutes}
          onChange={({ target }) => set({ duration_minutes: Math.trunc(Number(target.value)) })}
        />
      </div>
      <fieldset className="flex flex-col">
        <legend className="text-s font-semibold text-ink-0">{t`Where it is done`}</legend>
        <Checkbox
          label={<Trans>At a place</Trans>}
          checked={fields.supports_in_person}
          onChange={({ target }) => set({ supports_in_person: target.checked })}
        />
        <Checkbox
          label={<Trans context="catalogue">Online</Trans>}
          checked={fields.supports_online}
          onChange={({ target }) => set({ supports_online: target.checked })}
        />
        {isChecked && !fields.supports_online && !fields.supports_in_person && (
          <p className="text-xs font-medium text-bad">
            <Trans>Choose at least one.</Trans>
          </p>
        )}
      </fieldset>
      <Checkbox
        label={<Trans>It is listed</Trans>}
        hint={<Trans>One that is not stays with the providers who offer it.</Trans>}
        checked={fields.is_active}
        onChange={({ target }) => set({ is_active: target.checked })}
      />
    </>
  );
}
