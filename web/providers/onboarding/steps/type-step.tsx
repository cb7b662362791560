import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from '../form-context.ts';
import { ChoiceCards } from '../fields/choice-cards.tsx';

/** Whether the person works under their own name or for a firm. */
export function TypeStep() {
  const { t } = useLingui();
  const { form, change, errorOf } = useForm();
  return (
    <ChoiceCards
      label={t`In whose name do you work?`}
      field="provider_type"
      value={form.provider_type}
      onChange={(provider_type) => change({ provider_type })}
      error={errorOf('provider_type')}
      options={[
        {
          value: 'community',
          label: t`Under my own name`,
          text: <Trans>You teach, coach or make something: lessons, crafts, music, cooking, sports.</Trans>,
        },
        {
          value: 'trusted_essential',
          label: t`As a firm for homes`,
          text: <Trans>You repair, install or clean: plumbing, electricity, cleaning, painting.</Trans>,
        },
      ]}
    />
  );
}
