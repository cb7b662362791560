export { hasChosenSounds } from './has-chosen-sounds.ts';
export { ring } from './play.ts';
export { startSounds } from './start-sounds.ts';
export { BrowserSounds } from './test-page/browser-sounds.tsx';
export { SoundList } from './test-page/sound-list.tsx';
