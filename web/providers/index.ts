export { DocumentPicture } from './documents/document-picture.tsx';
export { Onboarding } from './onboarding/onboarding.tsx';
export { OnboardingSkeleton } from './onboarding/onboarding-skeleton.tsx';
export { ProfileEditor } from './profile/profile-editor.tsx';
export { ProfileSkeleton } from './profile/profile-skeleton.tsx';
export { applicationQuery, changeRequestQuery, ownProviderQuery } from './queries.ts';
