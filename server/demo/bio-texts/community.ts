import { coachingBioTexts } from './coaching.ts';
import { craftBioTexts } from './crafts.ts';
import type { BioTexts } from './bio-texts.ts';

export const communityBioTexts: Readonly<Record<string, BioTexts>> = { ...craftBioTexts, ...coachingBioTexts };
