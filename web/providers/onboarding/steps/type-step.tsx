import { Trans, useLingui } from '@lingui/react/macro';
import { ChoiceCards } from '../../../ui/fields/choice-cards.tsx';
import { useForm } from '../form-context.ts';
import { wayOf, WAYS } from '../ways.ts';

/** In whose name the person works, and at what. */
export function TypeStep() {
  const { t } = useLingui();
  const { form, change, errorOf } = useForm();
  return (
    <ChoiceCards
      label={t`Which of these is you?`}
      field="provider_type"
      value={wayOf(form)}
      onChange={(way) => change(WAYS[way])}
      error={errorOf('provider_type')}
      options={[
        {
          value: 'community',
          label: t`I teach or make something`,
          text: <Trans>In your own name: lessons, music, crafts, cooking, sports. A hobby is enough.</Trans>,
        },
        {
          value: 'tradesperson',
          label: t`I have a trade`,
          text: (
            <Trans>
              In your own name: plumber, electrician, painter, carpenter. You show a licence or certificate.
            </Trans>
          ),
        },
        {
          value: 'firm',
          label: t`I have a firm`,
          text: (
            <Trans>In the name of a firm: repairs, installation, cleaning. You show its commercial register.</Trans>
          ),
        },
      ]}
    />
  );
}
