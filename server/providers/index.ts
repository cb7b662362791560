export { providerDashboardStatus, providerProfiles, providerServiceAreas, serviceCards } from './tables.ts';
