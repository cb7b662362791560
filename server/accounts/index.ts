export { authenticate } from './authenticate.ts';
export { accountsHandlers } from './handlers.ts';
export { createIdentity } from './identity.ts';
export type { AccountParts } from './parts.ts';
export { hashPassword } from './passwords.ts';
export { createSessionTokens } from './session-tokens.ts';
export { credentials, profiles, sessions, userRoles, users } from './tables.ts';
