export { AdminGate } from './admin-gate.tsx';
export { ProvidersByStatus } from './providers-by-status.tsx';
export { Revenue } from './revenue.tsx';
export { SignIns } from './sign-ins.tsx';
