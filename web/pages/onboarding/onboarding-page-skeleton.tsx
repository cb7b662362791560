import { useSearch } from '@tanstack/react-router';
import { OnboardingSkeleton } from '../../providers/index.ts';

export function OnboardingPageSkeleton() {
  const { step } = useSearch({ strict: false });
  return (
    <div className="page-width py-5 sm:py-8">
      <div className="mx-auto max-w-2xl">
        <OnboardingSkeleton hasStep={step !== undefined} />
      </div>
    </div>
  );
}
