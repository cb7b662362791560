export { sampleAdminPages } from './admin/admin-pages.ts';
export { SampleList } from './admin/sample-list.tsx';
export { SendSample } from './send-sample.tsx';
