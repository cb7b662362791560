export { findProviderOf, findProvidersOfPeople } from './admin/queries.ts';
export { hideProviderOf } from './admin/suspend-provider.ts';
export { readProviders } from './admin/read-providers.ts';
export { notifySlots, slotsChanged } from './availability/notify-slots.ts';
export { lockCalendar } from './availability/queries.ts';
export { findOwnHome } from './home-queries.ts';
export { keepDocument } from './documents/keep-document.ts';
export { openLook } from './documents/open-look.ts';
export { type DocumentFiles, openDocumentFiles, type ProviderElsewhere, type ProviderServices } from './services.ts';
export {
  providerDashboardStatus,
  providerProfiles,
  providerServiceAreas,
  providerWeeklyHours,
  serviceCards,
} from './tables.ts';
export type { CheapestOffer } from './cards/tables.ts';
export { providerMetrics } from './metrics/tables.ts';
export {
  documentLooks,
  documentUploads,
  providerApplications,
  providerChangeRequests,
  providerDocuments,
} from './application-tables.ts';
export {
  providerBusyTimes,
  providerCalendars,
  providerDayExceptions,
  providerHourTemplates,
  providerTemplateHours,
} from './availability-tables.ts';
export { findDecidedProvider } from './decision-queries.ts';
export { providerChanged } from './events.ts';
