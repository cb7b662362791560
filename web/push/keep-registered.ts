import { PUSH_CLIENT } from '@hirfa/domain/notifications';
import { isWanted, type Registrant, registerDevice } from './registration.ts';
import { joinTopics } from './topics/join-topics.ts';

/** Registers this device after the page is live and after each sign-in, until the returned function is called. */
export function keepRegistered(registrant: Registrant): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function later(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void (isWanted() && register(registrant)), PUSH_CLIENT.registerAfterMs);
  }
  later();
  const stop = registrant.session.subscribe(({ event }) => {
    if (event === 'SIGNED_IN') later();
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

async function register(registrant: Registrant): Promise<void> {
  if (await registerDevice(registrant)) await joinTopics(registrant);
}
