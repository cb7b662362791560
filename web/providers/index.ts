export { DocumentPicture } from './documents/document-picture.tsx';
export { Onboarding } from './onboarding/onboarding.tsx';
export { OnboardingSkeleton } from './onboarding/onboarding-skeleton.tsx';
export { applicationQuery, ownProviderQuery } from './queries.ts';
