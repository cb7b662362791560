import { repairServices } from './repairs.ts';
import { homeCareServices } from './home-care.ts';
import type { DemoService } from '../shapes.ts';

export const trustedServices: readonly DemoService[] = [...repairServices, ...homeCareServices];
