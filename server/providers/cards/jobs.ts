import { defineJob } from '../../platform/jobs.ts';

/** A trigger enqueues it when the row of a photo is deleted (`rules.sql`). */
export const deleteCardPhotoJob = defineJob('providers.delete_card_photo', 'rest');
