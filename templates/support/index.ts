export {
  renderSupportHandedOver,
  renderSupportMessage,
  renderSupportReply,
  renderSupportWaiting,
} from './live-support.ts';
