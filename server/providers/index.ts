export { providersPersonalData } from './personal-data.ts';
export { findProviderIdOf } from './queries.ts';
export { providerDashboardStatus, providerProfiles, providerServiceAreas, providerWeeklyHours, serviceCards } from './tables.ts';
