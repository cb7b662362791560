export { AdminGate } from './admin-gate.tsx';
export { ProvidersDesk } from './providers/providers-desk.tsx';
export { Revenue } from './revenue.tsx';
export { SignIns } from './sign-ins.tsx';
