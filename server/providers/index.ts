export { providerDocuments } from './application-tables.ts';
export { providerChanged, type ProviderChange } from './events.ts';
export {
  countsAsProvider,
  providerDashboardStatus,
  providerProfiles,
  providerServiceAreas,
  providerWeeklyHours,
  serviceCards,
} from './tables.ts';
