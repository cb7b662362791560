import { APPLICATION_STEPS, type ApplicationStep } from '@hirfa/domain/providers';
import { t } from '@lingui/core/macro';
import { meQuery } from '../../accounts/index.ts';
import type { RouterContext } from '../../kit/router-context.ts';
import { OnboardingPageSkeleton } from './onboarding-page-skeleton.tsx';
import { withProfile } from '../guards/with-profile.ts';

type Context = { context: RouterContext };

/** The options that the three routes of the onboarding form share. */
export const onboardingRoute = {
  validateSearch: ({ step }: Record<string, unknown>): { step?: ApplicationStep } => {
    const known = APPLICATION_STEPS.find((each) => each === step);
    return known === undefined ? {} : { step: known };
  },
  loader: async ({ context: { queryClient, orpc }, location }: Context & { location: { publicHref: string } }) => {
    await withProfile(location, queryClient.ensureQueryData(meQuery(orpc)));
  },
  head: ({ match: { context } }: { match: Context }) => ({
    meta: [{ title: t(context.i18n)`Become a provider · Hirfa` }],
  }),
  pendingComponent: OnboardingPageSkeleton,
} as const;
