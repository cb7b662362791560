import { asAdmin } from '../../kernel/audit.ts';
import { calls, reply } from '../../kernel/calls.ts';
import type { MessageServices } from '../../messages/index.ts';
import { addAnswer } from '../answer-support.ts';
import { addOwn } from '../send-live-support-message.ts';
import { checkOwnPhoto, checkPhotoAnswer, sendPhoto } from './send-photo.ts';

const room = calls.support;

export const photoHandlers = (services: MessageServices) => ({
  sendSupportPhoto: room.sendSupportPhoto.handler(async ({ context, input: { params, body } }) => {
    const { now, person } = context;
    const sent = await sendPhoto({
      ctx: {
        services,
        now,
        person,
        check: (input) => person((ctx) => checkOwnPhoto({ ctx, input })),
        add: (input) => person((ctx) => addOwn({ ctx, input })),
      },
      input: { ...params, file: body },
    });
    return reply(context, sent);
  }),
  replyWithPhoto: room.replyWithPhoto.handler(async ({ context, input: { params, body } }) => {
    const { now, person } = context;
    const sent = await sendPhoto({
      ctx: {
        services,
        now,
        person,
        check: (input) => person((ctx) => checkPhotoAnswer({ ctx, input })),
        add: (input) => person(asAdmin((ctx) => addAnswer({ ctx, input }))),
      },
      input: { ...params, file: body },
    });
    return reply(context, sent);
  }),
});
