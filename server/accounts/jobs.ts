import { defineJob } from '../platform/jobs.ts';

export const copyPhotoJob = defineJob('copy_photo');
export const deletePhotoJob = defineJob('delete_photo');
export const sendAccountMessageJob = defineJob('send_account_message');
