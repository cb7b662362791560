import { handlersOf } from '../kernel/handlers.ts';
import { listSamples } from './list-samples.ts';
import { sendSample } from './send-sample.ts';

export const sampleHandlers = (services: unknown) => handlersOf('sample', services, { sendSample, listSamples });
