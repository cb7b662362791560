import { addDays, type Day, formatDateTime, nextRamadan, startOfDay } from '@hirfa/domain/market';
import { AVAILABILITY_LIMITS, TEMPLATE_KINDS, type TemplateKind } from '@hirfa/domain/providers';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import CalendarRange from 'lucide-react/icons/calendar-range';
import Trash2 from 'lucide-react/icons/trash-2';
import { useLanguage } from '../../kit/use-language.ts';
import { useLocale } from '../../kit/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { HoursDayField } from './hours-day-field.tsx';
import { useHoursForm } from './hours-context.ts';
import { freeDay, type Template } from './hours-form.ts';
import { removeRow } from '../week/remove-row.ts';
import { WeekFields } from '../week/week-fields.tsx';

const KINDS: Record<TemplateKind, MessageDescriptor> = {
  ramadan: msg`Ramadan`,
  holiday: msg`Holiday`,
  other: msg`Something else`,
};
/** The next Ramadan, for which most have other hours; a free day where it has hours already. */
function firstPeriod(from: Day, templates: readonly Template[]): Pick<Template, 'kind' | 'first_day' | 'last_day'> {
  const isTaken = (first: Day, last: Day) =>
    templates.some(({ first_day, last_day }) => first_day <= last && first <= last_day);
  const ramadan = nextRamadan(from);
  if (ramadan !== null && !isTaken(ramadan.first_day, ramadan.last_day)) return { kind: 'ramadan', ...ramadan };
  const day = freeDay(from, (each) => isTaken(each, each));
  return { kind: 'holiday', first_day: day, last_day: day };
}

/** Hours that replace the ordinary ones for some days. */
export function TemplateFields() {
  const { form, change, today } = useHoursForm();
  const { templates, weekly } = form;
  function add() {
    const next = firstPeriod(addDays(today, 1), templates);
    change({ templates: [...templates, { ...next, name_en: '', name_ar: '', hours: weekly }] });
  }
  return (
    <div data-rows className="flex flex-col gap-4">
      {templates.map((template, index) => (
        <TemplateCard key={index} template={template} index={index} />
      ))}
      {templates.length < AVAILABILITY_LIMITS.templates && (
        <Button variant="secondary" className="self-start max-sm:w-full" onClick={add}>
          <CalendarRange aria-hidden />
          <Trans>Add a period</Trans>
        </Button>
      )}
    </div>
  );
}

function TemplateCard({ template, index }: { template: Template; index: number }) {
  const { t, i18n } = useLingui();
  const { form, change, errorOf } = useHoursForm();
  const path = `templates.${index}`;
  const set = (changed: Partial<Template>) =>
    change({ templates: form.templates.with(index, { ...template, ...changed }) });
  return (
    <fieldset data-row className="flex min-w-0 flex-col gap-4 rounded-m border border-sand-2 bg-card p-3 sm:p-4">
      <legend className="sr-only">{i18n._(KINDS[template.kind])}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t`What are these hours for?`}
          value={template.kind}
          options={TEMPLATE_KINDS.map((kind) => ({ value: kind, label: i18n._(KINDS[kind]) }))}
          onChange={({ target }) => {
            const kind = TEMPLATE_KINDS.find((each) => each === target.value);
            if (kind !== undefined) set({ kind });
          }}
        />
        {template.kind !== 'ramadan' && <NameField template={template} path={path} onChange={set} />}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <HoursDayField
          label={t`First day`}
          value={template.first_day}
          field={`${path}.first_day`}
          onChange={(first_day) => set({ first_day })}
        />
        <HoursDayField
          label={t`Last day`}
          value={template.last_day}
          field={`${path}.last_day`}
          onChange={(last_day) => set({ last_day })}
        />
      </div>
      <WeekFields
        isWithin
        hours={template.hours}
        path={`${path}.hours`}
        errorOf={errorOf}
        onChange={(hours) => set({ hours })}
      />
      <Return template={template} />
      <Button
        variant="quiet"
        className="-my-1 -ms-3 self-start px-3!"
        onClick={({ currentTarget }) =>
          removeRow(currentTarget, () => change({ templates: form.templates.toSpliced(index, 1) }))
        }
      >
        <Trash2 aria-hidden />
        <Trans>Remove this period</Trans>
      </Button>
    </fieldset>
  );
}

type NameFieldProps = { template: Template; path: string; onChange: (names: Partial<Template>) => void };

/** A name for the provider alone, in one language. */
function NameField({ template, path, onChange }: NameFieldProps) {
  const { t } = useLingui();
  const { errorOf } = useHoursForm();
  const isArabic = useLanguage() === 'ar';
  const { name_en, name_ar } = template;
  const field = `${path}.name_en`;
  return (
    <div data-field={field}>
      <TextField
        label={template.kind === 'other' ? t`Name` : t`Name (optional)`}
        hint={<Trans>Only you see it.</Trans>}
        error={errorOf(field)}
        dir="auto"
        maxLength={AVAILABILITY_LIMITS.nameLength}
        value={(isArabic ? name_ar : name_en) || name_ar || name_en}
        onChange={({ target: { value } }) =>
          onChange(isArabic ? { name_en: '', name_ar: value } : { name_en: value, name_ar: '' })
        }
      />
    </div>
  );
}

/** When the ordinary hours hold again. */
function Return({ template: { first_day, last_day } }: { template: Template }) {
  const locale = useLocale();
  if (last_day === '' || last_day < first_day) return null;
  const day = <bdi>{formatDateTime(startOfDay(addDays(last_day, 1)), 'day', locale)}</bdi>;
  return (
    <p className="text-s text-ink-1">
      <Trans>Your ordinary hours come back by themselves on {day}.</Trans>
    </p>
  );
}
