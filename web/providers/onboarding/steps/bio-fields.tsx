import { APPLICATION_LIMITS } from '@hirfa/domain/providers';
import { Trans, useLingui } from '@lingui/react/macro';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { BothLanguages } from '../fields/both-languages.tsx';
import { asLines } from '../../../ui/fields/typed-text.ts';
import { useForm } from '../form-context.ts';

/** What the person writes about themselves. */
export function BioFields() {
  const { t } = useLingui();
  const { form, change } = useForm();
  const { min, max } = APPLICATION_LIMITS.bio;
  return (
    <BothLanguages
      pair={['bio_en', 'bio_ar']}
      values={form}
      render={(field, lang, error, isFirst) => (
        <div key={field} data-field={field}>
          <TextArea
            label={isFirst ? t`About you` : lang === 'en' ? t`About you in English` : t`About you in Arabic`}
            name={field}
            dir="auto"
            rows={4}
            maxLength={4000}
            value={form[field]}
            error={error}
            onChange={(event) => change({ [field]: asLines(event.target.value) })}
            hint={
              isFirst && (
                <Trans>
                  What do you do, since when, and for whom? {min} to {max} characters. No phone numbers: customers reach
                  you here.
                </Trans>
              )
            }
          />
        </div>
      )}
    />
  );
}
