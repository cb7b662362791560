import type { RequestPhoto } from '@hirfa/contract/messages';
import type { RequestPhotoRow } from './request-queries.ts';

export const viewRequestPhoto = ({ id, width, height }: RequestPhotoRow): RequestPhoto => ({ id, width, height });
