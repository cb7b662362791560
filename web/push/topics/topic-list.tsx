import type { Topic } from '@hirfa/domain/notifications';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Disclosure, OnOf } from '../../ui/disclosure.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { usePushState } from '../permission.ts';
import { readRegistration, watchStored } from '../stored.ts';
import { useRegistrant } from '../use-registrant.ts';
import { readTopics, topicsText } from './stored-topics.ts';
import { changeTopic } from './subscribe.ts';
import { useTopicWords } from './use-topic-words.ts';

/** The topics of the person, each with a switch for this device, behind one line unless they are shown at once. 7.52 */
export function TopicList({ isOpen }: { isOpen: boolean }) {
  const { t } = useLingui();
  const { words } = useTopicWords();
  const isOn = usePushState() === 'on';
  const subscribed = useSubscribed();
  const query = useQuery(useOrpc().notifications.listTopics.queryOptions({ input: {} }));
  const change = useChangeTopic();
  return (
    <QueryView isPart query={query} failed={t`Your topics could not be loaded`} skeleton={<TopicsSkeleton />}>
      {({ items }) => (
        <Disclosure
          isOpen={isOpen}
          heading={
            <h3 className="card-text">
              <Trans>Topics</Trans>
            </h3>
          }
          note={
            isOn ? (
              <OnOf on={items.filter(({ topic }) => subscribed.includes(topic)).length} all={items.length} />
            ) : (
              <Trans>Off on this device</Trans>
            )
          }
        >
          {!isOn && <SwitchedOff />}
          <div className="divide-y divide-sand-2">
            {items.map(({ topic }) => {
              const [name, hint] = words(topic);
              const isChanging = change.isPending && change.variables.topic === topic;
              const wanted = isChanging ? change.variables.joins : subscribed.includes(topic);
              return (
                <Switch
                  key={topic}
                  label={name}
                  hint={hint}
                  checked={isOn && wanted}
                  disabled={!isOn}
                  onChange={(joins) => change.mutate({ topic, joins })}
                />
              );
            })}
          </div>
        </Disclosure>
      )}
    </QueryView>
  );
}

/** The topics to which this device is subscribed; they change a moment after the page has registered it. */
function useSubscribed(): readonly string[] {
  const text = useSyncExternalStore(watchStored, topicsText, () => '');
  const registration = readRegistration();
  return registration === null ? [] : readTopics(registration.user_id, text).subscribed;
}

function useChangeTopic() {
  const { t } = useLingui();
  const registrant = useRegistrant();
  return useMutation({
    mutationFn: ({ topic, joins }: { topic: Topic; joins: boolean }) => changeTopic(registrant(), topic, joins),
    onError: () => toast({ tone: 'bad', title: t`This was not saved`, text: t`Please try again.` }),
  });
}

function SwitchedOff() {
  return (
    <div className="py-3">
      <Notice tone="plain">
        <Trans>Notifications are off on this device. Switch them on above, and choose your topics here.</Trans>
      </Notice>
    </div>
  );
}

const TopicsSkeleton = () => (
  <div aria-busy className="py-3.5">
    <Skeleton className="h-5 w-full max-w-md" />
  </div>
);
