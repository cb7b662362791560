/** The least settings with which production starts; its payments are those of the sandbox. */
export const PRODUCTION = {
  HIRFA_MODE: 'production',
  DATABASE_URL: 'postgres://owner@db.example/hirfa',
  DATABASE_LOGIN_SECRET: 'x'.repeat(32),
  SESSION_SECRET: 'y'.repeat(32),
  PUBLIC_URL: 'https://hirfa.example',
  PAYMENT_GATEWAY: 'sandbox',
  SMTP_URL: 'smtps://smtp.example',
  MAIL_FROM: 'Hirfa <hirfa@hirfa.example>',
  SMS_URL: 'https://sms.example/?to={to}&text={text}',
  SANDBOX_PUBLIC_URL: 'https://pay.hirfa.example',
};
