import { craftServices } from './crafts.ts';
import { coachingServices } from './coaching.ts';
import type { DemoService } from '../shapes.ts';

export const communityServices: readonly DemoService[] = [...craftServices, ...coachingServices];
