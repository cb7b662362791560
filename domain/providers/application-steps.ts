/** The steps of the onboarding form, in their order (product decision: providers). */
export const APPLICATION_STEPS = ['type', 'about', 'work', 'place', 'hours', 'documents', 'payout', 'review'] as const;
export type ApplicationStep = (typeof APPLICATION_STEPS)[number];

/** A step as it is stored: of an earlier release it may be one that is now a part of another one. */
export function readStep(step: string): ApplicationStep {
  return APPLICATION_STEPS.find((each) => each === step) ?? 'work';
}
