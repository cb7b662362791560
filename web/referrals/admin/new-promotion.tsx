import { addDays, startOfDay, textIn } from '@hirfa/domain/market';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { type ChangeEvent, useState } from 'react';
import type { Api } from '../../kit/api-link.ts';
import { categoriesQuery } from '../../kit/rare-data/categories-query.ts';
import { useLanguage } from '../../kit/use-language.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useCall } from '../../ui/use-call.ts';
import { amountOr, shareOr, usesOr } from './amount.ts';

type NewPromotion = Parameters<Api['referrals']['addPromotion']>[0];

const TEXTS = {
  code: '',
  title_en: '',
  title_ar: '',
  percent: '',
  flat: '',
  minimum: '',
  maximum: '',
  uses_per_person: '1',
  uses_in_total: '',
  budget: '',
  category_slug: '',
  provider_type: '',
  starts: '',
  ends: '',
};
type Texts = typeof TEXTS;
const MARKS = { is_public: false, is_first_booking_only: false, stands_together: true };

const LABELS: Record<Exclude<keyof Texts, 'provider_type' | 'category_slug'>, MessageDescriptor> = {
  code: msg`Code (letters and digits)`,
  title_en: msg`Title in English`,
  title_ar: msg`Title in Arabic`,
  percent: msg`Percent off`,
  flat: msg`Or EGP off`,
  minimum: msg`Minimum price in EGP`,
  maximum: msg`At most EGP off`,
  uses_per_person: msg`Uses per person`,
  uses_in_total: msg`Uses in total`,
  budget: msg`Budget in EGP`,
  starts: msg`First day`,
  ends: msg`Last day`,
};
const FIELDS = Object.keys(LABELS) as (keyof typeof LABELS)[];
const isDay = (field: string) => field === 'starts' || field === 'ends';

/** What is sent; whatever is wrong in it the server names. */
function promotionOf(texts: Texts, marks: typeof MARKS): NewPromotion {
  const { code, title_en, title_ar, category_slug, provider_type, starts, ends } = texts;
  return {
    ...marks,
    code,
    title_en,
    title_ar,
    percent: shareOr(texts.percent),
    flat: amountOr(texts.flat),
    minimum: amountOr(texts.minimum) ?? '0.00',
    maximum: amountOr(texts.maximum),
    uses_per_person: usesOr(texts.uses_per_person),
    uses_in_total: usesOr(texts.uses_in_total),
    budget: amountOr(texts.budget),
    category_slug: category_slug || null,
    provider_type: provider_type === 'community' || provider_type === 'trusted_essential' ? provider_type : null,
    starts_at: (starts === '' ? new Date() : startOfDay(starts)).toISOString(),
    // The last day belongs to it.
    ends_at: ends === '' ? null : startOfDay(addDays(ends, 1)).toISOString(),
  };
}

/** The dialog that creates a promotion code. */
export function NewPromotionDialog() {
  const { t, i18n } = useLingui();
  const orpc = useOrpc();
  const [texts, setTexts] = useState(TEXTS);
  const [marks, setMarks] = useState(MARKS);
  const add = useCall(orpc.referrals.addPromotion.call, {
    done: t`The code is created`,
    readAgain: [orpc.referrals.listPromotions.key()],
  });
  const write = (field: keyof Texts, value: string) => setTexts({ ...texts, [field]: value });
  return (
    <FormDialog
      title={t`New promotion code`}
      description={<Trans>What is left empty has no limit. Its terms do not change later, except its budget.</Trans>}
      trigger={
        <Button>
          <Plus aria-hidden />
          <Trans>New code</Trans>
        </Button>
      }
      call={add}
      confirm={<Trans>Create</Trans>}
      onConfirm={(close) =>
        add.send(promotionOf(texts, marks), {
          onSuccess: () => {
            setTexts(TEXTS);
            close();
          },
        })
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {FIELDS.map((field) => (
          <TextField
            key={field}
            label={i18n._(LABELS[field])}
            name={field}
            type={isDay(field) ? 'date' : 'text'}
            dir={field.startsWith('title') ? 'auto' : 'ltr'}
            maxLength={80}
            value={texts[field]}
            onChange={(event) => write(field, event.target.value)}
          />
        ))}
        <Categories value={texts.category_slug} onChange={(slug) => write('category_slug', slug)} />
        <Providers value={texts.provider_type} onChange={(type) => write('provider_type', type)} />
      </div>
      <Marks marks={marks} onChange={setMarks} />
    </FormDialog>
  );
}

type MarksProps = { marks: typeof MARKS; onChange: (marks: typeof MARKS) => void };

function Marks({ marks, onChange }: MarksProps) {
  const field = (name: keyof typeof MARKS) => ({
    name,
    checked: marks[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ ...marks, [name]: event.target.checked }),
  });
  return (
    <div>
      <Checkbox label={<Trans>Show it on the promotion pages</Trans>} {...field('is_public')} />
      <Checkbox label={<Trans>For first bookings only</Trans>} {...field('is_first_booking_only')} />
      <Checkbox label={<Trans>Counts together with invitations and credit</Trans>} {...field('stands_together')} />
    </div>
  );
}

function Categories({ value, onChange }: { value: string; onChange: (slug: string) => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { data } = useQuery(categoriesQuery(useOrpc()));
  const options = data?.items.map((each) => ({ value: each.slug, label: textIn(each, 'name', language) })) ?? [];
  return (
    <SelectField
      label={t`Category`}
      name="category_slug"
      placeholder={t`All categories`}
      options={options}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function Providers({ value, onChange }: { value: string; onChange: (type: string) => void }) {
  const { t } = useLingui();
  const types = [
    { value: 'community', label: t`Community providers only` },
    { value: 'trusted_essential', label: t`Trusted essentials only` },
  ];
  return (
    <SelectField
      label={t`Providers`}
      name="provider_type"
      placeholder={t`All providers`}
      options={types}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
