export { providersPersonalData } from './personal-data.ts';
export { findProviderIdOf } from './queries.ts';
export {
  countsAsProvider,
  providerDashboardStatus,
  providerProfiles,
  providerServiceAreas,
  providerWeeklyHours,
  serviceCards,
} from './tables.ts';
