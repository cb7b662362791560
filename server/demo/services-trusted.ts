import { repairServices } from './services-repairs.ts';
import { homeCareServices } from './services-home-care.ts';
import type { DemoService } from './shapes.ts';

export const trustedServices: readonly DemoService[] = [...repairServices, ...homeCareServices];
