import { displayName, displayNameIn } from '@hirfa/domain/accounts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../../kit/use-language.ts';
import { BothLanguages } from '../fields/both-languages.tsx';
import { LineField } from '../fields/line-field.tsx';
import { useForm } from '../form-context.ts';

/** The person's full name, with what customers see of it. */
export function NameFields() {
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

/** The name of a firm. */
export function BusinessFields() {
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
