import { OnboardingSkeleton } from '../../providers/index.ts';

export function OnboardingPageSkeleton() {
  return (
    <div className="page-width py-5 sm:py-8">
      <div className="mx-auto max-w-2xl">
        <OnboardingSkeleton />
      </div>
    </div>
  );
}
