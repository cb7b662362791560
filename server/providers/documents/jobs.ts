import { defineJob } from '../../platform/jobs.ts';

export const deleteDocumentFilesJob = defineJob('providers.delete_document_files', 'rest');
