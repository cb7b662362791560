import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { DOCUMENT, type DocumentKind, type DocumentProblem } from '@hirfa/domain/providers';
import { codeOf, secondsToWait } from '../../kit/error-code.ts';
import type { RefusalTexts } from '../../kit/refusals/refusal.ts';
import { refusalText } from '../../kit/refusals/refusal-text.ts';
import { isCut } from './send-file.ts';

export const KIND_NAMES: Record<DocumentKind, MessageDescriptor> = {
  national_id_front: msg`National ID, front`,
  national_id_back: msg`National ID, back`,
  proof_url: msg`Proof of address`,
  skill_verification_document_url: msg`Proof of your skill`,
};

const PROBLEMS: Record<DocumentProblem, MessageDescriptor> = {
  too_large: msg`This file is larger than 10 MB. Please choose a smaller one, or take a photo.`,
  wrong_type: msg`This kind of file can’t be used. Please choose a photo (JPEG, PNG, WebP, HEIC) or a PDF.`,
  encrypted: msg`This PDF is protected by a password. Please remove the password, or take a photo of the document.`,
  too_many_pages: msg`This PDF has more than ${DOCUMENT.maxPages} pages. Please choose only the pages that matter.`,
  too_many_pixels: msg`This picture is too large. Please choose a smaller one, or take a photo with the camera.`,
  damaged: msg`We could not read this file. Please choose it again, or take a photo of the document.`,
};

const REFUSALS: RefusalTexts = {
  no_answer: msg`The document could not be stored. Please reload the page and try again.`,
  not_found: msg`This upload was ended in another window. Please choose the file again.`,
  state_changed: msg`Your documents can’t be changed at the moment: your application is being checked.`,
  service_unavailable: msg`Too many files at the moment. Please try again shortly.`,
  too_many_requests: msg`Too many files at the moment. Please try again shortly.`,
};

const CUT = msg`The connection was lost. What has arrived is kept.`;

/** Why a file was not stored. */
export function uploadProblem(error: unknown): MessageDescriptor {
  const problem = problemOf(error);
  if (problem !== null) return PROBLEMS[problem];
  const seconds = secondsToWait(error);
  if (codeOf(error) === 'too_many_requests' && seconds !== null) {
    const minutes = Math.ceil(seconds / 60);
    return msg`${plural(minutes, { one: 'Too many files. Try again in a minute.', other: 'Too many files. Try again in # minutes.' })}`;
  }
  return isCut(error) ? CUT : refusalText(error, REFUSALS);
}

function problemOf(error: unknown): DocumentProblem | null {
  const data = error instanceof Error && 'data' in error ? error.data : null;
  const code = typeof data === 'object' && data !== null && 'problem' in data ? String(data.problem) : '';
  return isProblem(code) ? code : null;
}

function isProblem(code: string): code is DocumentProblem {
  return Object.hasOwn(PROBLEMS, code);
}
