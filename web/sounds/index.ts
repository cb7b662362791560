export { ring } from './play.ts';
export { BrowserSounds } from './test-page/browser-sounds.tsx';
export { SoundList } from './test-page/sound-list.tsx';
export { useSounds } from './use-sounds.ts';
