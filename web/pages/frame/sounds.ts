/** A file of its own: few visitors have chosen sounds. */
export { startSounds } from '../../sounds/index.ts';
