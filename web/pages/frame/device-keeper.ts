export { DeviceKeeper as default } from '../../discovery/index.ts';
