import { craftServices } from './services-crafts.ts';
import { coachingServices } from './services-coaching.ts';
import type { DemoService } from './shapes.ts';

export const communityServices: readonly DemoService[] = [...craftServices, ...coachingServices];
