import { privateName } from '../../platform/private-files/private-files.ts';

/** The name of the file of an upload. */
export function uploadName(uploadId: string): string {
  return privateName('upload', uploadId);
}

/** The name of the picture of a page, counted from 1. */
export function pageName(documentId: string, page: number): string {
  return privateName('page', documentId, page);
}
