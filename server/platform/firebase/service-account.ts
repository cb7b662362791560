import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** The account with which this installation asks Firebase, as Google's console writes it into a key file. */
const ServiceAccount = z.object({
  project_id: z.string().min(1),
  client_email: z.email(),
  private_key_id: z.string().optional(),
  private_key: z.string().transform(readKey),
  /** Where the account gets its access tokens. */
  token_uri: z.url({ protocol: /^https?$/ }),
});
export type ServiceAccount = z.infer<typeof ServiceAccount>;

/** Reads an account from the text of its key file, or from that file itself. */
export function readServiceAccount(given: string, ctx: z.core.$RefinementCtx): ServiceAccount {
  const refuse = (problem: string) => {
    ctx.addIssue(`needs the JSON of a service account, or the path of its file (${problem})`);
    return z.NEVER;
  };
  let fields: unknown;
  try {
    fields = JSON.parse(given.trimStart().startsWith('{') ? given : readFileSync(given, 'utf8'));
  } catch (error) {
    // The text of a syntax error repeats the key.
    return refuse(error instanceof SyntaxError ? 'it is no JSON' : 'the file cannot be read');
  }
  const parsed = ServiceAccount.safeParse(fields);
  if (parsed.success) return parsed.data;
  return refuse(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '));
}

function readKey(pem: string, ctx: z.core.$RefinementCtx): KeyObject {
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'rsa') return key;
  } catch {
    // Reported below, like a key of another kind.
  }
  ctx.addIssue('is no RSA key');
  return z.NEVER;
}
