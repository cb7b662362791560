import type { Settings } from '@hirfa/contract/admin';
import type { WholeCatalogue } from '@hirfa/contract/catalogue';
import { startOfDay, textIn } from '@hirfa/domain/market';
import { SETTING_NAMES, type SettingName } from '@hirfa/domain/payments';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLanguage } from '../../kit/use-language.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { RenderProof } from '../../ui/admin/render-proof.ts';
import { FirstDayField, firstDay } from './first-day-field.tsx';
import { rateOf } from './phases.ts';
import { RATE_WORDS } from './setting-words.ts';
import { useSettingChange } from './use-setting-change.ts';

/** An empty category: for everybody. */
type Fields = { name: SettingName; category: string; percent: string };

type RateDialogProps = {
  categories: WholeCatalogue['categories'];
  factors: Settings['second_factors'];
  renderProof: RenderProof;
  onClose: () => void;
};

/** Changes a rate from a day on, for everybody or for a category; a second factor is shown for it. */
export function RateDialog({ categories, factors, renderProof, onClose }: RateDialogProps) {
  const { t } = useLingui();
  const [fields, setFields] = useState<Fields>({ name: 'commission_rate', category: '', percent: '' });
  const [day, setDay] = useState(firstDay);
  const addition = useSettingChange(
    (admin, input: Parameters<typeof admin.addRate.call>[0]) => admin.addRate.call(input),
    onClose,
  );
  const value = rateOf(fields.percent);
  const [isChecked, setIsChecked] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Change a rate`}
      actions={
        <Button variant="quiet" onClick={onClose}>
          <Trans>Not now</Trans>
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <RateFields value={fields} onChange={setFields} categories={categories} isChecked={isChecked} />
        <FirstDayField value={day} onChange={setDay} />
        {renderProof({
          factors,
          error: addition.proofError,
          pending: addition.isPending,
          submit: t({ message: 'Save', context: 'settings' }),
          check: () => {
            setIsChecked(true);
            return value !== null && day >= firstDay();
          },
          onProof: (proof) =>
            value !== null &&
            addition.change({
              name: fields.name,
              value,
              category_slug: fields.category === '' ? null : fields.category,
              holds_from: startOfDay(day).toISOString(),
              ...proof,
            }),
        })}
      </div>
    </Dialog>
  );
}

type RateFieldsProps = {
  value: Fields;
  onChange: (fields: Fields) => void;
  /** Whether somebody tried to save. */
  isChecked: boolean;
} & Pick<RateDialogProps, 'categories'>;

function RateFields({ value, onChange, categories, isChecked }: RateFieldsProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const isWrong = (isChecked || value.percent !== '') && rateOf(value.percent) === null;
  return (
    <>
      <SelectField
        label={t`Which rate`}
        value={value.name}
        onChange={({ target }) =>
          onChange({ ...value, name: SETTING_NAMES.find((each) => each === target.value) ?? value.name })
        }
        options={SETTING_NAMES.map((each) => ({ value: each, label: i18n._(RATE_WORDS[each]) }))}
      />
      <SelectField
        label={t`For whom`}
        value={value.category}
        onChange={({ target }) => onChange({ ...value, category: target.value })}
        options={[
          { value: '', label: t`For everybody` },
          ...categories.map(({ fields }) => ({ value: fields.slug, label: textIn(fields, 'name', language) })),
        ]}
      />
      <TextField
        type="number"
        label={t`Percent`}
        dir="ltr"
        min={0}
        max={100}
        step={0.01}
        value={value.percent}
        onChange={({ target }) => onChange({ ...value, percent: target.value })}
        error={isWrong ? t`A number from 0 to 100, with at most two decimals.` : undefined}
      />
    </>
  );
}
