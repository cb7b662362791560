/** Roles an account can hold beside being a customer, which every account is (specification 3: user_roles). */
export const ROLES = ['admin'] as const;
export type Role = (typeof ROLES)[number];

/** What a session says of second factors. */
export interface SecondFactorOfSession {
  /** Outside demo mode admins need one. */
  isDemanded: boolean;
  isShown: boolean;
}

/** The roles that count in a session: where a second factor is demanded and not shown, admin is none of them. */
export function rolesThatCount(roles: readonly Role[], { isDemanded, isShown }: SecondFactorOfSession): Role[] {
  return roles.filter((role) => role !== 'admin' || isShown || !isDemanded);
}
