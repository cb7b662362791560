import { join } from 'node:path';
import type { CallContext } from '../../kernel/calls.ts';
import { diskPrivateFiles, type PrivateFiles, privateName } from '../../platform/private-files/private-files.ts';
import type { AccountServices } from '../services.ts';

/** What rooms need that store photos which not everybody may see. */
export interface PhotoServices extends AccountServices {
  privatePhotos: PrivateFiles;
}

/** Verbs that work between their transactions: files are converted outside of them. */
export interface PhotoCtx {
  services: PhotoServices;
  now: Date;
  person: CallContext['person'];
}

/** These photos are beside the other private files, in a folder that nothing serves. */
export function openPrivatePhotos(dataDir: string): PrivateFiles {
  return diskPrivateFiles(join(dataDir, 'private', 'photos'));
}

/** The name of the file of a photo. */
export function photoName(photoId: string): string {
  return privateName('chat-photo', photoId);
}

/** That of its smaller picture, if it has one. */
export function smallPhotoName(photoId: string): string {
  return privateName('chat-photo', photoId, 'small');
}
