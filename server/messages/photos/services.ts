import { join } from 'node:path';
import type { AccountServices } from '../../accounts/index.ts';
import type { CallContext } from '../../kernel/calls.ts';
import type { PersonalFiles } from '../../kernel/personal-files.ts';
import { diskPrivateFiles, type PrivateFiles, privateName } from '../../platform/private-files/private-files.ts';
import { findRequestPhotosOf } from './request-queries.ts';
import { findSentPhotos } from './queries.ts';

/** The dependencies of the verbs of this room. */
export interface MessageServices extends AccountServices {
  chatPhotos: PrivateFiles;
}

/** Verbs that work between their transactions: files are converted outside of them. */
export interface PhotoCtx {
  services: MessageServices;
  now: Date;
  person: CallContext['person'];
}

/** Photos of chats are beside the other private files, in a folder that nothing serves. */
export function openChatPhotos(dataDir: string): PrivateFiles {
  return diskPrivateFiles(join(dataDir, 'private', 'photos'));
}

/** The photos that a person has sent, or added to a request. */
export const sentPhotos: PersonalFiles<Pick<MessageServices, 'chatPhotos'>> = {
  name: 'photos in chats',
  async find(db, userId) {
    const sent = await findSentPhotos(db, userId);
    const waiting = await findRequestPhotosOf(db, userId);
    return [
      ...sent.map(({ photo_id, ...of }) => ({ file: photoName(photo_id), of })),
      ...waiting.map(({ photo_id, booking_id }) => ({ file: photoName(photo_id), of: { booking_id } })),
    ];
  },
  read: ({ chatPhotos }, file) => chatPhotos.read(file),
};

/** The name of the file of a photo. */
export function photoName(photoId: string): string {
  return privateName('chat-photo', photoId);
}
