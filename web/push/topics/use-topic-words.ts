import { useLingui } from '@lingui/react/macro';

type Words = readonly [name: string, hint: string];

/** What topics are called, for their readers. */
export function useTopicWords() {
  const { t } = useLingui();
  const known: Readonly<Record<string, Words>> = {
    'all-user': [t`News for everybody`, t`What is new in Hirfa, and offers.`],
    providers: [t`News for providers`, t`What changes for people who offer services.`],
    admins: [t`For admins`, t`What the team has to know.`],
    live_support_admins: [t`Live support`, t`For admins: customers who wait for an answer.`],
  };
  const own: Words = [t`For you alone`, t`What our team writes to you, and to nobody else.`];
  return { words: (topic: string): Words => known[topic] ?? own };
}
