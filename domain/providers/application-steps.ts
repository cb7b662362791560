/** The steps of the onboarding form, in their order (product decision: providers). */
export const APPLICATION_STEPS = ['type', 'about', 'work', 'place', 'prices', 'documents', 'review'] as const;
export type ApplicationStep = (typeof APPLICATION_STEPS)[number];
