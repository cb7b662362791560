import type { ProviderPage } from '@hirfa/contract/discovery';
import type { OwnApplication } from '@hirfa/contract/providers';
import { APPLICATION_STEPS, type ApplicationForm, editProblems } from '@hirfa/domain/providers';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type SyntheticEvent, useEffect, useMemo, useRef } from 'react';
import { useLanguage } from '../../kit/use-language.ts';
import { areasQuery } from '../../kit/area/area.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { useCall } from '../../ui/use-call.ts';
import { focusProblem } from '../../ui/fields/focus-problem.ts';
import { FormProvider } from '../onboarding/form-context.ts';
import { BioFields } from '../onboarding/steps/bio-fields.tsx';
import { LinksField, SkillsField } from '../onboarding/steps/list-fields.tsx';
import { PlaceStep } from '../onboarding/steps/place-step.tsx';
import { PricesFields } from '../onboarding/steps/prices-fields.tsx';
import { useShownProblems } from '../onboarding/use-shown-problems.ts';
import { applicationQuery } from '../queries.ts';
import { editsOf, previewOf, profileForm } from './edited-profile.ts';
import { PreviewAside, PreviewButton } from './preview.tsx';
import { SAVE_REFUSALS, SaveBar } from './save-bar.tsx';
import { FormSection } from './form-section.tsx';
import { useStoredForm } from './use-stored-form.ts';

type ProfileFormProps = {
  application: OwnApplication;
  page: ProviderPage;
  photo: ReactNode;
  renderPreview: (page: ProviderPage) => ReactNode;
  /** What stands below the form, beside the preview. */
  children: ReactNode;
};

/** The form of what needs no review, and beside it what customers will see. */
export function ProfileForm({ application, page, photo, renderPreview, children }: ProfileFormProps) {
  const place = useRef<HTMLFormElement>(null);
  const { form, change, discard, edits, problems, save } = useProfile(application, page);
  const { shown, leave, tryStep } = useShownProblems(problems);
  const { data: areas } = useQuery(areasQuery(useOrpc()));
  const preview = { page: previewOf(page, form, areas?.items ?? page.areas), renderPreview };

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    APPLICATION_STEPS.forEach(tryStep);
    if (problems.length > 0) focusProblem(place.current);
    else if (Object.keys(edits).length > 0) save.send(edits);
  }
  return (
    <div className="grid grid-cols-1 items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_23.5rem]">
      <div className="flex min-w-0 flex-col gap-12">
        <FormProvider value={{ form, change, shown }}>
          <form ref={place} noValidate onSubmit={submit} className="flex flex-col gap-10">
            <div onBlur={leave} className="flex flex-col gap-10">
              <Fields photo={photo} />
            </div>
            <SaveBar
              call={save}
              isChanged={Object.keys(edits).length > 0}
              onDiscard={discard}
              preview={<PreviewButton {...preview} />}
            />
          </form>
        </FormProvider>
        {children}
      </div>
      <PreviewAside {...preview} />
    </div>
  );
}

function Fields({ photo }: { photo: ReactNode }) {
  return (
    <>
      <FormSection heading={<Trans>Photo</Trans>}>{photo}</FormSection>
      <FormSection heading={<Trans>Text, skills and links</Trans>}>
        <BioFields />
        <SkillsField />
        <LinksField />
      </FormSection>
      <FormSection heading={<Trans>Where and how</Trans>}>
        <PlaceStep />
      </FormSection>
      <FormSection heading={<Trans>Your prices</Trans>}>
        <PricesFields />
      </FormSection>
    </>
  );
}

/** The edited profile, its problems, and what saves it. */
function useProfile(application: OwnApplication, page: ProviderPage) {
  const language = useLanguage();
  const queryClient = useQueryClient();
  const orpc = useOrpc();
  const { providers, discovery } = orpc;
  const stored = useMemo(
    () => profileForm(application.form, page.skills, language),
    [application.form, page.skills, language],
  );
  const { form, change, discard, saved } = useStoredForm('provider-profile', stored);
  const ownFields = useForeignChangeToast(stored);
  const edits = editsOf({ base: stored, form });
  const save = useCall(
    (fields: Partial<ApplicationForm>) => {
      for (const field of Object.keys(fields)) ownFields.current.add(field);
      return providers.changeProvider.call(fields);
    },
    {
      refusals: SAVE_REFUSALS,
      onDone: (_, fields) => {
        queryClient.setQueryData(
          applicationQuery(orpc).queryKey,
          (now) => now && { ...now, form: { ...now.form, ...fields } },
        );
        saved(fields);
      },
      readAgain: [providers.key(), discovery.getProvider.key()],
    },
  );
  return { form, change, discard, edits, problems: editProblems(stored, edits), save };
}

/** Says when another device has changed what is shown; returns the fields that were saved here, which are no news. */
function useForeignChangeToast(stored: ApplicationForm) {
  const { t } = useLingui();
  const ownFields = useRef(new Set<string>());
  const seen = useRef(stored);
  useEffect(() => {
    const changed = Object.keys(editsOf({ base: seen.current, form: stored }));
    seen.current = stored;
    if (changed.some((field) => !ownFields.current.has(field)))
      toast({ title: t`Your page was changed on another device`, text: t`You see it here as it is now.` });
  }, [stored, t]);
  return ownFields;
}
