import { useLanguage } from '../kit/use-language.ts';
import { useOrpc } from '../kit/use-orpc.ts';
import { useSession } from '../kit/use-session.ts';
import type { Registrant } from './registration.ts';

/** Who registers this device. Only for handlers and effects. */
export function useRegistrant(): () => Registrant {
  const [orpc, session, language] = [useOrpc(), useSession(), useLanguage()];
  return () => ({ orpc, session: session(), language });
}
