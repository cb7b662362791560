/** The e-mails of the demo accounts that can sign in, all with the same password. */
export const DEMO_SIGN_INS = ['customer@hirfa.test', 'provider@hirfa.test', 'admin@hirfa.test'] as const;
export const DEMO_PASSWORD = 'hirfa-demo';
