import type { Chat } from '@hirfa/contract/messages';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const REQUEST = [
  msg`Thank you for your request. I will answer soon.`,
  msg`Could you tell me more about the job?`,
  msg`Does another time suit you, too?`,
];
const JOB = [
  msg`I am on my way.`,
  msg`I will be there in ten minutes.`,
  msg`I have arrived.`,
  msg`I am running a little late, sorry.`,
];
const AFTERWARDS = [msg`Thank you, it was a pleasure.`, msg`Is everything still as it should be?`];

function repliesFor({ status }: Chat): readonly MessageDescriptor[] {
  switch (status) {
    case 'awaiting_acceptance':
      return REQUEST;
    case 'confirmed':
    case 'started':
    case 'in_progress':
      return JOB;
    case 'completed':
      return AFTERWARDS;
    case 'cancelled':
      return [];
  }
}

/** What providers often write: a press puts it into the field, where it can be changed. */
export function QuickReplies({ chat, onChoose }: { chat: Chat; onChoose: (words: string) => void }) {
  const { t, i18n } = useLingui();
  const replies = repliesFor(chat).map((reply) => i18n._(reply));
  if (replies.length === 0) return null;
  return (
    <ul
      aria-label={t`Quick replies`}
      className="-mx-3 mb-2 flex fade-ends gap-2 overflow-x-auto px-3 [scrollbar-width:none]"
    >
      {replies.map((reply) => (
        <li key={reply} className="shrink-0">
          <button
            type="button"
            onClick={() => onChoose(reply)}
            className="min-h-11 rounded-full border border-sand-2 bg-card px-4 text-xs font-semibold text-ink-1 hover:border-field-line hover:text-ink-0"
          >
            {reply}
          </button>
        </li>
      ))}
    </ul>
  );
}
