import { defineJob } from '../../platform/jobs.ts';

/** A trigger enqueues it when a document is removed (`rules.sql`). */
export const deleteDocumentFilesJob = defineJob('providers.delete_document_files', 'rest');
