export { DeviceChoices } from './device-choices.tsx';
export { usePushState } from './permission.ts';
export { PushOffer } from './push-offer.tsx';
export { leaveDevice } from './registration.ts';
export { usePush } from './use-push.ts';
