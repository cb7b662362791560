import type { DocumentBrief, OwnApplication } from '@hirfa/contract/providers';
import { APPLICATION_STEPS, DOCUMENT_KINDS, isFirmOf } from '@hirfa/domain/providers';
import { Trans } from '@lingui/react/macro';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { DocumentField } from '../../documents/document-field.tsx';
import { focusProblem } from '../../../ui/fields/focus-problem.ts';
import { FormProvider, useForm } from '../../onboarding/form-context.ts';
import { BusinessFields, NameFields } from '../../onboarding/steps/name-fields.tsx';
import { TypeStep } from '../../onboarding/steps/type-step.tsx';
import { useShownProblems } from '../../onboarding/use-shown-problems.ts';
import { useRequest } from './use-request.ts';

type RequestFormProps = {
  application: OwnApplication;
  /** Those that were uploaded for this request. */
  documents: readonly DocumentBrief[];
  /** Whether a press has opened it. */
  takesFocus: boolean;
  onClose: () => void;
};

/** New names, another type, new documents: what changes is sent to our team. */
export function RequestForm({ application, documents, takesFocus, onClose }: RequestFormProps) {
  const place = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { form, change, problems, isEmpty, isUploading, sending, send, giveUp } = useRequest(
    application,
    documents,
    onClose,
  );
  const { shown, leave, tryStep } = useShownProblems(problems);
  const [isTriedEmpty, setIsTriedEmpty] = useState(false);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    APPLICATION_STEPS.forEach(tryStep);
    setIsTriedEmpty(isEmpty);
    if (problems.length > 0) focusProblem(place.current);
    else if (!isEmpty) send();
  }
  return (
    <Card raised className="p-5 sm:p-6">
      <FormProvider value={{ form, change, shown }}>
        <form ref={place} noValidate onSubmit={submit} className="flex flex-col gap-7">
          <div>
            <h3 ref={heading} tabIndex={-1} className="card-text outline-none">
              <Trans>What should change?</Trans>
            </h3>
            <p className="mt-1 text-s text-ink-1">
              <Trans>Change only what is new. Where your name changes, add the new ID as well.</Trans>
            </p>
          </div>
          <div onBlur={leave} className="flex flex-col gap-7">
            <NameFields />
            <TypeStep />
            {isFirmOf(form) && <BusinessFields />}
            <NewDocuments documents={documents} />
          </div>
          {sending.refusal && <Notice tone="bad">{sending.refusal}</Notice>}
          {isTriedEmpty && isEmpty && (
            <Notice tone="bad">
              <Trans>Nothing is different yet. Change a name or the type, or add a document.</Trans>
            </Notice>
          )}
          {isUploading && <StillUploading />}
          <div className="flex flex-wrap gap-3 *:max-sm:w-full">
            <Button type="submit" pending={sending.isPending} disabled={isUploading}>
              <Trans>Send to our team</Trans>
            </Button>
            <Button variant="secondary" onClick={giveUp}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        </form>
      </FormProvider>
    </Card>
  );
}

function NewDocuments({ documents }: { documents: readonly DocumentBrief[] }) {
  const { errorOf } = useForm();
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-4 text-s font-semibold text-ink-0">
        <Trans>New documents, if any changed</Trans>
      </legend>
      {DOCUMENT_KINDS.map((kind) => (
        <div key={kind} data-field={kind}>
          <DocumentField
            kind={kind}
            purpose="change"
            document={documents.find((each) => each.kind === kind) ?? null}
            error={errorOf(kind)}
          />
        </div>
      ))}
    </fieldset>
  );
}

function StillUploading() {
  return (
    <output className="text-s font-medium text-ink-1">
      <Trans>A document is still being uploaded. You can send it as soon as it has arrived.</Trans>
    </output>
  );
}
