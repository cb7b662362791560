export { adminHandlers } from './handlers.ts';
export { tellAdmins } from './tell-admins.ts';
