export { providerDashboardStatus, providerProfiles, providerServiceAreas, providerWeeklyHours, serviceCards } from './tables.ts';
