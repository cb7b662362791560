export {
  countsAsProvider,
  EXPERIENCE_LEVELS,
  levelsFor,
  PROVIDER_TYPES,
  readVerificationStatus,
  type ExperienceLevel,
  type ProviderType,
  type VerificationStatus,
  VERIFICATION_STATUSES,
  VERIFIED,
  TAB_OF,
} from './verification.ts';
export {
  APPLICATION_LIMITS,
  APPLICATION_PROBLEMS,
  type ApplicationProblem,
  priceProblem,
} from './application-limits.ts';
export { takesGroups } from './groups.ts';
export { APPLICATION_STEPS, type ApplicationStep, readStep } from './application-steps.ts';
export {
  type ApplicationCard,
  type ApplicationForm,
  applicationProblems,
  cardProblems,
  type ApplicationProofs,
  EMPTY_APPLICATION,
  type FieldOfApplication,
  isFirmOf,
  levelOf,
} from './application.ts';
export { contactAt, type WrittenContact } from './contact-at.ts';
export {
  AVAILABILITY_LIMITS,
  IMPORT_PROBLEMS,
  wasSlow,
  type ImportProblem,
  readingPause,
  AVAILABILITY_PROBLEMS,
  type AvailabilityProblem,
  availabilityProblems,
  type OwnHours,
  TEMPLATE_KINDS,
  type TemplateKind,
  withoutPast,
} from './availability.ts';
export {
  DOCUMENT,
  DOCUMENT_KINDS,
  DOCUMENT_PROBLEMS,
  DOCUMENT_PURPOSES,
  type DocumentKind,
  type DocumentProblem,
  type DocumentPurpose,
  REQUIRED_DOCUMENTS,
} from './documents.ts';
export { FORMER } from './former.ts';
export { CARD_LIMITS, CARD_PHOTO, smallCardPhoto } from './cards.ts';
export { CHANGE_REQUEST_STATUSES, LAST_AUDIT_ENTRIES, REASON_LENGTH, shownNames } from './decisions.ts';
export {
  asWritten,
  changedCardProblems,
  changeProblems,
  EDITED_FIELDS,
  editProblems,
  inBothLanguages,
  requestedChanges,
  REVIEWED_FIELDS,
  type ReviewedChanges,
} from './reviewed.ts';
export { VERIFICATION_TABLE, verificationAfter, type VerificationEvent } from './verification-table.ts';
export { METRICS_DAYS, METRICS_FROM_JOBS, RESPONSE_RATE } from './metrics.ts';
export { IMPROVEMENTS, improvementsOf, WITHOUT_WHICH_NOBODY_BOOKS } from './improvements.ts';
export { publishedContacts, type PublishedTexts } from './published-contacts.ts';
export { requiredDocuments } from './required-documents.ts';
export { CARD_PRICING_MODES, type CardPricingMode, PRICING_MODES, type PricingMode } from './pricing-modes.ts';
export { hourlyRateOf, PROPOSED_WEEK, readForm } from './stored-form.ts';
export { TOP_PROVIDERS_LIMIT } from './top-providers.ts';
export { WAITING_PROVIDERS } from './waiting-work.ts';
