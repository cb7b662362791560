import type { BodyFacts } from '../../kernel/call-facts.ts';
import { declaredLength, readBody } from '../../platform/bodies.ts';
import { keepBodyBudget, type Sender } from '../../platform/limits/body-budget.ts';
import type { RequestContext } from '../call-context.ts';
import { refusal } from './refusal.ts';

/** After how many seconds a body may be sent again that found no room. */
const ROOM_AFTER_S = 5;

type Work = (bytes: Uint8Array<ArrayBuffer>) => Promise<Response>;

/** Receives bodies, as long as there is room in memory for all that arrive at once. */
export function receiveBodies() {
  const budget = keepBodyBudget();
  /** Reads a body that may be so long, and holds its room until the work with it is done. */
  return async (c: RequestContext, facts: BodyFacts, sender: Sender, work: Work): Promise<Response> => {
    const { maxBytes, isFile } = facts;
    const length = declaredLength(c.req.raw.headers) ?? maxBytes;
    if (length > maxBytes) return refusal(c, 'body_too_large');
    const release = budget.reserve(isFile ? 'file' : 'other', length, sender);
    if (release === 'own') return refusal(c, 'too_many_requests', ROOM_AFTER_S);
    if (release === 'all') return refusal(c, 'service_unavailable', ROOM_AFTER_S);
    try {
      const bytes = await readBody(c.req.raw, maxBytes);
      return bytes === null ? refusal(c, 'body_too_large') : await work(bytes);
    } finally {
      release();
    }
  };
}
