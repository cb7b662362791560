import { coachingVoices } from './voices-coaching.ts';
import { craftVoices } from './voices-crafts.ts';
import type { Voice } from './voices.ts';

export const communityVoices: Readonly<Record<string, Voice>> = { ...craftVoices, ...coachingVoices };
