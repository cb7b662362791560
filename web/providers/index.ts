export { ApplicationItem } from './admin/application-item.tsx';
export { ChangeItem } from './admin/change-item.tsx';
export { ContactItem } from './admin/contact-item.tsx';
export { ProvidersDesk } from './admin/providers-desk.tsx';
export { ProvidersDeskSkeleton } from './admin/providers-desk-skeleton.tsx';
export { AvailabilityPage } from './availability/availability-page.tsx';
export { AvailabilitySkeleton } from './availability/availability-skeleton.tsx';
export { CardSkeleton, CardsSkeleton } from './cards/cards-skeleton.tsx';
export { CreateCard } from './cards/create-card.tsx';
export { EditCard } from './cards/edit-card.tsx';
export { OwnCards } from './cards/own-cards.tsx';
export { Improvements, Missing, MissingLine } from './home/improvements.tsx';
export { OnlineSwitch } from './home/online-switch.tsx';
export { JoinPage } from './join/join-page.tsx';
export { JoinSkeleton } from './join/join-skeleton.tsx';
export { OwnFigures } from './metrics/own-figures.tsx';
export { Onboarding } from './onboarding/onboarding.tsx';
export { OnboardingSkeleton } from './onboarding/onboarding-skeleton.tsx';
export { CashNotice } from './payout/cash-terms.tsx';
export { PayoutNotice } from './payout/payout-notice.tsx';
export { ProfileEditor } from './profile/profile-editor.tsx';
export { ProfileSkeleton } from './profile/profile-skeleton.tsx';
export {
  applicationQuery,
  availabilityQuery,
  changeRequestQuery,
  ownCardsQuery,
  ownMetricsQuery,
  ownProviderQuery,
} from './queries.ts';
