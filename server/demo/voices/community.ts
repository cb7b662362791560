import { coachingVoices } from './coaching.ts';
import { craftVoices } from './crafts.ts';
import type { Voice } from './voice.ts';

export const communityVoices: Readonly<Record<string, Voice>> = { ...craftVoices, ...coachingVoices };
