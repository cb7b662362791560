import { defineJob } from '../platform/jobs.ts';

export const copyPhotoJob = defineJob('copy_photo', 'rest');
export const deletePhotoJob = defineJob('delete_photo', 'rest');
export const sendAccountMessageJob = defineJob('send_account_message', 'messages');
