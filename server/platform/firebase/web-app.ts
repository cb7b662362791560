import type { FirebaseWeb } from '@hirfa/contract/notifications';
import * as z from 'zod';

const setting = z.string().min(1).max(300);
/** The settings of a web app as Firebase's console shows them, with the public key of its certificate for Web Push. */
const WebApp = z.object({
  apiKey: setting,
  projectId: setting,
  appId: setting,
  messagingSenderId: setting,
  vapidKey: z.string().regex(/^[\w-]{87}$/, 'needs 87 characters of base64url'),
});

/** Reads the settings from their JSON. */
export function readWebApp(given: string, ctx: z.core.$RefinementCtx): FirebaseWeb {
  let fields: unknown;
  try {
    fields = JSON.parse(given);
  } catch {
    ctx.addIssue('needs the JSON of a web app: its keys in quotation marks');
    return z.NEVER;
  }
  const parsed = WebApp.safeParse(fields);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    ctx.addIssue(`needs the settings of a web app (${problems.join('; ')})`);
    return z.NEVER;
  }
  const { apiKey, projectId, appId, messagingSenderId, vapidKey } = parsed.data;
  return {
    api_key: apiKey,
    project_id: projectId,
    app_id: appId,
    messaging_sender_id: messagingSenderId,
    vapid_key: vapidKey,
  };
}
