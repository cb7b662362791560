import { textIn } from '@hirfa/domain/market';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { categoriesQuery } from '../../kit/rare-data/categories-query.ts';
import { useLanguage } from '../../kit/use-language.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { ChoiceCards } from '../../ui/fields/choice-cards.tsx';
import { DayField } from '../../ui/fields/day-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { Problem, PromotionForm } from './promotion-form.ts';

const PROBLEMS: Record<Problem, MessageDescriptor> = {
  code: msg`3 to 20 Latin letters and digits, please.`,
  title: msg`At least two letters, please.`,
  percent: msg`A number above 0, up to 100, please.`,
  amount: msg`An amount above 0, please.`,
  uses: msg`A whole number from 1 on, please.`,
  ends: msg`Choose the first day or a later one.`,
};

export interface FieldsProps {
  form: PromotionForm;
  problems: Partial<Record<keyof PromotionForm, Problem>>;
  onChange: (change: Partial<PromotionForm>) => void;
}

/** The fields of a new promotion code, in groups. */
export function PromotionFields(props: FieldsProps) {
  return (
    <div className="flex flex-col gap-7">
      <Words {...props} />
      <Gives {...props} />
      <ForWhom {...props} />
      <Limits {...props} />
      <Days {...props} />
    </div>
  );
}

function Group({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t border-sand-2 pt-5">
      <legend className="float-start mb-3 w-full card-text">{name}</legend>
      <div className="clear-both grid items-start gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

type TextName = Exclude<keyof PromotionForm, 'gives' | 'is_public' | 'is_first_booking_only' | 'stands_together'>;

/** What every field of the form has. */
function useField({ form, problems, onChange }: FieldsProps) {
  const { i18n } = useLingui();
  return (name: TextName) => {
    const problem = problems[name];
    return {
      name,
      value: form[name],
      error: problem === undefined ? undefined : i18n._(PROBLEMS[problem]),
      onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
    };
  };
}

const number = { dir: 'ltr', inputMode: 'decimal', autoComplete: 'off', maxLength: 12 } as const;

function Words(props: FieldsProps) {
  const { t } = useLingui();
  const field = useField(props);
  const { onChange } = props;
  return (
    <Group name={<Trans>What people see</Trans>}>
      <div className="sm:col-span-2">
        <TextField
          {...field('code')}
          label={t({ message: 'Code', context: 'promotion code' })}
          hint={<Trans>Latin letters and digits, such as CRAFT20.</Trans>}
          dir="ltr"
          autoComplete="off"
          maxLength={20}
          onChange={({ target }) => onChange({ code: target.value.toUpperCase().trim() })}
        />
      </div>
      <TextField {...field('title_en')} label={t`Title in English`} dir="ltr" maxLength={80} />
      <TextField {...field('title_ar')} label={t`Title in Arabic`} dir="rtl" maxLength={80} />
      <div className="sm:col-span-2">
        <Checkbox
          label={<Trans>Show it on the promotion pages</Trans>}
          hint={<Trans>Otherwise only who knows the code can use it.</Trans>}
          checked={props.form.is_public}
          onChange={({ target }) => onChange({ is_public: target.checked })}
        />
      </div>
    </Group>
  );
}

function Gives(props: FieldsProps) {
  const { t } = useLingui();
  const field = useField(props);
  const { form, onChange } = props;
  const isShare = form.gives === 'percent';
  return (
    <Group name={<Trans>What it gives</Trans>}>
      <div className="sm:col-span-2">
        <ChoiceCards
          label={t`Kind of discount`}
          field="gives"
          value={form.gives}
          onChange={(gives) => onChange({ gives })}
          options={[
            { value: 'percent', label: t`A percentage` },
            { value: 'flat', label: t`An amount` },
          ]}
        />
      </div>
      <TextField {...number} {...field('worth')} label={isShare ? t`Percent off` : t`EGP off`} />
      {isShare && (
        <TextField
          {...number}
          {...field('maximum')}
          label={t`At most, in EGP`}
          hint={<Trans>Empty: without a limit</Trans>}
        />
      )}
      <TextField
        {...number}
        {...field('minimum')}
        label={t`Minimum price in EGP`}
        hint={<Trans>What the customer would pay without the code.</Trans>}
      />
    </Group>
  );
}

function ForWhom(props: FieldsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { data } = useQuery(categoriesQuery(useOrpc()));
  const field = useField(props);
  const { form, onChange } = props;
  const types = [
    { value: 'community', label: t`Community providers only` },
    { value: 'trusted_essential', label: t`Trusted essentials only` },
  ];
  return (
    <Group name={<Trans>For which bookings</Trans>}>
      <SelectField
        {...field('category_slug')}
        label={t`Category`}
        placeholder={t`All categories`}
        options={data?.items.map((each) => ({ value: each.slug, label: textIn(each, 'name', language) })) ?? []}
      />
      <SelectField {...field('provider_type')} label={t`Providers`} placeholder={t`All providers`} options={types} />
      <div className="sm:col-span-2">
        <Checkbox
          label={<Trans>For first bookings only</Trans>}
          checked={form.is_first_booking_only}
          onChange={({ target }) => onChange({ is_first_booking_only: target.checked })}
        />
        <Checkbox
          label={<Trans>Counts together with invitations and credit</Trans>}
          checked={form.stands_together}
          onChange={({ target }) => onChange({ stands_together: target.checked })}
        />
      </div>
    </Group>
  );
}

function Limits(props: FieldsProps) {
  const { t } = useLingui();
  const field = useField(props);
  const hint = <Trans>Empty: without a limit</Trans>;
  return (
    <Group name={<Trans>How often</Trans>}>
      <TextField {...number} {...field('uses_per_person')} label={t`Uses per person`} hint={hint} />
      <TextField {...number} {...field('uses_in_total')} label={t`Uses in total`} hint={hint} />
      <TextField
        {...number}
        {...field('budget')}
        label={t`Budget in EGP`}
        hint={<Trans>It stops by itself when it has given this much.</Trans>}
      />
    </Group>
  );
}

function Days(props: FieldsProps) {
  const { t } = useLingui();
  const field = useField(props);
  return (
    <Group name={<Trans>From when to when</Trans>}>
      <DayField
        {...field('starts')}
        label={t`First day`}
        hint={props.form.starts === '' && <Trans>Empty: now</Trans>}
      />
      <DayField
        {...field('ends')}
        label={t`Last day`}
        min={props.form.starts}
        hint={props.form.ends === '' && <Trans>Empty: without an end</Trans>}
      />
    </Group>
  );
}
