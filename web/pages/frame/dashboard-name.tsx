import { Trans } from '@lingui/react/macro';
import type { useDashboard } from './use-dashboard.ts';

/** The name of a dashboard. For a customer, Arabic says what is on it: their bookings. 2.50 */
export function DashboardName({ path }: { path: ReturnType<typeof useDashboard> }) {
  return path === '/dashboard' ? <Trans>Dashboard</Trans> : <Trans context="of providers and admins">Dashboard</Trans>;
}
