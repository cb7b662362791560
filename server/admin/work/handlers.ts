import { answer, calls } from '../../kernel/calls.ts';
import { listJobs } from './list-jobs.ts';
import { listWebhooks } from './list-webhooks.ts';

const room = calls.admin;

export const workHandlers = {
  listJobs: room.listJobs.handler(async ({ context }) => answer(await context.person((ctx) => listJobs({ ctx })))),
  listWebhooks: room.listWebhooks.handler(async ({ context, input }) =>
    answer(await context.person((ctx) => listWebhooks({ ctx, input }))),
  ),
};
