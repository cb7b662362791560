/** Roles besides customer, which every account has (specification 3: user_roles). */
export const ROLES = ['admin'] as const;
export type Role = (typeof ROLES)[number];

/** Whether a session needs a second factor, and whether it has shown one. */
export interface SecondFactorOfSession {
  /** Admins need one except in demo mode. */
  isDemanded: boolean;
  isShown: boolean;
}

/** The roles that count in a session: not admin, if a second factor is required and was not shown. */
export function rolesThatCount(roles: readonly Role[], { isDemanded, isShown }: SecondFactorOfSession): Role[] {
  return roles.filter((role) => role !== 'admin' || isShown || !isDemanded);
}
