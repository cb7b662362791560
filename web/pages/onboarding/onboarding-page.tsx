import type { ApplicationStep } from '@hirfa/domain/providers';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { meQuery, OwnPhone, PhotoEditor } from '../../accounts/index.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Onboarding } from '../../providers/index.ts';

/** The onboarding form, the same at its three addresses. 2.27 */
export function OnboardingPage() {
  const { data: me } = useSuspenseQuery(meQuery(useOrpc()));
  const { step } = useSearch({ strict: false });
  const navigate = useNavigate();
  function onStep(wanted: ApplicationStep | undefined, replace = false) {
    void navigate({ to: '.', search: wanted === undefined ? {} : { step: wanted }, replace, resetScroll: false });
  }
  return (
    <div className="page-width py-5 sm:py-8">
      <div className="mx-auto max-w-2xl">
        <Onboarding
          step={step}
          onStep={onStep}
          photo={<PhotoEditor me={me} />}
          renderPhone={(number, onProven) => <OwnPhone number={number} onProven={onProven} />}
        />
      </div>
    </div>
  );
}
