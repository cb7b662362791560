export { DeviceChoices } from './device-choices.tsx';
export { usePushState } from './permission.ts';
export { PushOffer } from './push-offer.tsx';
export { leaveDevice } from './registration.ts';
export { OpenTopics } from './topics/open-topics.tsx';
export { TopicList } from './topics/topic-list.tsx';
export { usePush } from './use-push.ts';
