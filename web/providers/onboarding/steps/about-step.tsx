import { displayName, displayNameIn } from '@hirfa/domain/accounts';
import { APPLICATION_LIMITS } from '@hirfa/domain/providers';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../kit/use-language.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { BothLanguages } from '../fields/both-languages.tsx';
import { GroupError } from '../fields/choice-cards.tsx';
import { LineField } from '../fields/line-field.tsx';
import { asLines } from '../fields/typed-text.ts';
import { useForm } from '../form-context.ts';

type AboutStepProps = {
  /** The editor of the account's photo. */
  photo: ReactNode;
  /** The account's number, or the form that adds one. */
  phone: ReactNode;
};

/** Who the person is: photo, names, a text, the phone. */
export function AboutStep({ photo, phone }: AboutStepProps) {
  const { form, errorOf } = useForm();
  const phoneError = errorOf('phone');
  return (
    <>
      <NameFields />
      {form.provider_type === 'trusted_essential' && <BusinessFields />}
      <section>
        <h3 className="text-s font-semibold text-ink-0">
          <Trans>Photo</Trans>
        </h3>
        <p className="mt-1 mb-3 text-s text-ink-1">
          <Trans>A face is booked more often than a letter. You can add it later.</Trans>
        </p>
        {photo}
      </section>
      <BioFields />
      <section data-field="phone">
        {phone}
        {phoneError && <GroupError>{phoneError}</GroupError>}
      </section>
    </>
  );
}

function NameFields() {
  const { t } = useLingui();
  const { form, change } = useForm();
  const language = useLanguage();
  const name = language === 'ar' ? form.full_name_ar || form.full_name : form.full_name || form.full_name_ar;
  const shown = <bdi className="font-semibold text-ink-0">{displayNameIn(displayName(name), language)}</bdi>;
  return (
    <BothLanguages
      pair={['full_name', 'full_name_ar']}
      values={form}
      render={(field, lang, error, isFirst) => (
        <LineField
          key={field}
          field={field}
          label={isFirst ? t`Full name` : lang === 'en' ? t`Full name in English` : t`Full name in Arabic`}
          value={form[field]}
          onChange={(value) => change({ [field]: value })}
          error={error}
          autoComplete={isFirst ? 'name' : 'off'}
          hint={
            isFirst && (
              <>
                <Trans>As on your ID.</Trans> {name.trim() !== '' && <Trans>Customers see you as {shown}</Trans>}
              </>
            )
          }
        />
      )}
    />
  );
}

function BusinessFields() {
  const { t } = useLingui();
  const { form, change } = useForm();
  return (
    <BothLanguages
      pair={['business_name', 'business_name_ar']}
      values={form}
      render={(field, lang, error, isFirst) => (
        <LineField
          key={field}
          field={field}
          label={
            isFirst
              ? t`Name of the firm`
              : lang === 'en'
                ? t`Name of the firm in English`
                : t`Name of the firm in Arabic`
          }
          value={form[field]}
          onChange={(value) => change({ [field]: value })}
          error={error}
          autoComplete="organization"
          hint={isFirst && <Trans>Customers see this name.</Trans>}
        />
      )}
    />
  );
}

function BioFields() {
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
