import type { ServiceCtx } from '../ctx.ts';

/** The sign-in methods that exist here. */
export async function getAuthOptions({ ctx: { services } }: { ctx: ServiceCtx }) {
  const { protocol, hostname } = new URL(services.origin());
  return {
    password: true as const,
    phone: true as const,
    oauth: [...services.oauth.configured],
    passkeys: protocol === 'https:' || hostname === 'localhost',
    terminal: { mails: services.mail.isTerminal, texts: services.sms.isTerminal },
  };
}
