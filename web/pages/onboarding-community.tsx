import { createFileRoute } from '@tanstack/react-router';
import { OnboardingPage } from './onboarding/onboarding-page.tsx';
import { onboardingRoute } from './onboarding/onboarding-route.ts';

export const Route = createFileRoute('/_frame/_signed-in/onboarding/community')({
  ...onboardingRoute,
  component: OnboardingPage,
});
