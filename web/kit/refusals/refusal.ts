import type { ErrorCode } from '@hirfa/contract/errors';
import type { MessageDescriptor } from '@lingui/core';

/** Why a call was not done: what the server said, or that it did not answer. */
export type Refusal = ErrorCode | 'no_answer';

/** What refusals say; a call has its own texts where they say more about this very case. */
export type RefusalTexts<Code extends Refusal = Refusal> = { readonly [Each in Code]?: MessageDescriptor | undefined };
