import { isFirmOf } from '@hirfa/domain/providers';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { GroupError } from '../../../ui/fields/group-error.tsx';
import { useForm } from '../form-context.ts';
import { BioFields } from './bio-fields.tsx';
import { BusinessFields, NameFields } from './name-fields.tsx';

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
      {isFirmOf(form) && <BusinessFields />}
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
