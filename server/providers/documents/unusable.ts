import type { DocumentProblem } from '@hirfa/domain/providers';
import type { Refusal } from '../../kernel/verb.ts';

/** Refuses a file, and says why. */
export function unusable(problem: DocumentProblem): Refusal<'unusable_document'> {
  return { refused: 'unusable_document', data: { problem } };
}
