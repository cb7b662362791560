/** Roles an account can hold beside being a customer, which every account is (specification 3: user_roles). */
export const ROLES = ['admin'] as const;
export type Role = (typeof ROLES)[number];
