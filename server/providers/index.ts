export {
  countsAsProvider,
  providerDashboardStatus,
  providerProfiles,
  providerServiceAreas,
  providerWeeklyHours,
  serviceCards,
} from './tables.ts';
