export { notifySlots, slotsChanged } from './availability/notify-slots.ts';
export { lockCalendar } from './availability/queries.ts';
export { findOwnHome } from './home-queries.ts';
export { keepDocument } from './documents/keep-document.ts';
export { openLook } from './documents/open-look.ts';
export { isSameDocument } from './documents/queries.ts';
export { removeDocumentsOf } from './documents/remove-documents.ts';
export {
  type CardBookings,
  type DocumentFiles,
  openDocumentFiles,
  type ProviderServices,
} from './documents/services.ts';
export {
  countsAsProvider,
  providerDashboardStatus,
  providerProfiles,
  providerServiceAreas,
  providerWeeklyHours,
  serviceCards,
} from './tables.ts';
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
export { type ProviderChange, providerChanged } from './events.ts';
export { approveProvider, approveWithLevel } from './verification/approve-provider.ts';
export { lockForDecision, saveDecision } from './verification/decide.ts';
export { decideChange } from './verification/decide-change.ts';
export { makeFoundingProvider, removeFoundingProvider } from './verification/founding-provider.ts';
export { rejectProvider, resetProvider } from './verification/reject-provider.ts';
export { viewRequest } from './verification/request-change.ts';
export { findRequest as findChangeRequest } from './verification/queries.ts';
export { waitingApplications, waitingChanges } from './verification/waiting-queries.ts';
