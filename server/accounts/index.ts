export { authenticate } from './authenticate.ts';
export { accountsHandlers } from './handlers.ts';
export { sendAccountMessage } from './messages.ts';
export { type AccountParts, createAccountParts } from './parts.ts';
export { hashPassword } from './passwords.ts';
export { forgetStaleProofs } from './proof-queries.ts';
export { findMailAddress } from './queries.ts';
export { createSessionTokens } from './session-tokens.ts';
export { credentials, profiles, sessions, userRoles, users } from './tables.ts';
