import { useEffect } from 'react';
import { hasChosenSounds } from '../../sounds/index.ts';

/** Lets pages sound in a browser in which somebody has chosen sounds, also without a session. */
export function useChosenSounds(): void {
  useEffect(() => {
    if (!hasChosenSounds()) return;
    // A page that can't load them is silent.
    import('./sounds.ts').then(
      ({ startSounds }) => startSounds(),
      () => undefined,
    );
  }, []);
}
