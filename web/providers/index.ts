export { DocumentField } from './documents/document-field.tsx';
export { DocumentPicture } from './documents/document-picture.tsx';
export { ownProviderQuery } from './queries.ts';
