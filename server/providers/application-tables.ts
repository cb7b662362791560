import {
  APPLICATION_STEPS,
  type ApplicationForm,
  CHANGE_REQUEST_STATUSES,
  DOCUMENT,
  DOCUMENT_KINDS,
  DOCUMENT_PURPOSES,
} from '@hirfa/domain/providers';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/index.ts';
import { id, instant, isBetween, isOneOf } from '../platform/columns.ts';
import { providerProfiles } from './tables.ts';

/** The onboarding form of a person, half-filled or sent; every saving raises `version`. */
export const providerApplications = pgTable(
  'provider_applications',
  {
    user_id: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    form: jsonb('form').$type<ApplicationForm>().notNull(),
    step: text('step', { enum: APPLICATION_STEPS }).notNull(),
    version: integer('version').notNull(),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [
    // `prices` was a step of the release before.
    check('provider_applications_step', isOneOf(table.step, [...APPLICATION_STEPS, 'prices'])),
    check('provider_applications_version', sql`${table.version} > 0`),
  ],
).enableRLS();

/** Whose document it is, and which. */
const documentColumns = () => ({
  id: id(),
  user_id: uuid('user_id')
    .notNull()
    .references(() => users.id),
  kind: text('kind', { enum: DOCUMENT_KINDS }).notNull(),
  purpose: text('purpose', { enum: DOCUMENT_PURPOSES }).notNull(),
});

/** A private document; its pages are pictures in the private files. The rows stay when the files are deleted. */
export const providerDocuments = pgTable(
  'provider_documents',
  {
    ...documentColumns(),
    pages: integer('pages').notNull(),
    /** SHA-256 of the uploaded file and of the decoded pixels: the same document in two accounts has the same. */
    file_hash: text('file_hash').notNull(),
    pixel_hash: text('pixel_hash').notNull(),
    created_at: instant('created_at').notNull(),
    removed_at: instant('removed_at'),
  },
  (table) => [
    uniqueIndex('provider_documents_current')
      .on(table.user_id, table.kind, table.purpose)
      .where(sql`${table.removed_at} is null`),
    index('provider_documents_user').on(table.user_id),
    index('provider_documents_file_hash').on(table.file_hash),
    index('provider_documents_pixel_hash').on(table.pixel_hash),
    check('provider_documents_kind', isOneOf(table.kind, DOCUMENT_KINDS)),
    check('provider_documents_purpose', isOneOf(table.purpose, DOCUMENT_PURPOSES)),
    check('provider_documents_pages', isBetween(table.pages, 1, DOCUMENT.maxPages)),
  ],
).enableRLS();

/** An upload in parts, which a cut connection continues where it ended. */
export const documentUploads = pgTable(
  'document_uploads',
  {
    ...documentColumns(),
    size: integer('size').notNull(),
    received: integer('received').notNull().default(0),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    index('document_uploads_user').on(table.user_id),
    index('document_uploads_created').on(table.created_at),
    check('document_uploads_kind', isOneOf(table.kind, DOCUMENT_KINDS)),
    check('document_uploads_purpose', isOneOf(table.purpose, DOCUMENT_PURPOSES)),
    check(
      'document_uploads_size',
      sql`${isBetween(table.size, 1, DOCUMENT.maxBytes)} and ${table.received} between 0 and ${table.size}`,
    ),
  ],
).enableRLS();

/** An address for one look at one page by one person. */
export const documentLooks = pgTable(
  'document_looks',
  {
    token_hash: text('token_hash').primaryKey(),
    document_id: uuid('document_id')
      .notNull()
      .references(() => providerDocuments.id),
    page: integer('page').notNull(),
    viewer_id: uuid('viewer_id').notNull(),
    expires_at: instant('expires_at').notNull(),
    used_at: instant('used_at'),
  },
  (table) => [
    index('document_looks_document').on(table.document_id),
    index('document_looks_expires').on(table.expires_at),
  ],
).enableRLS();

/** What a verified provider wants to change about what was verified: names, type, documents. */
export const providerChangeRequests = pgTable(
  'provider_change_requests',
  {
    id: id(),
    provider_id: uuid('provider_id')
      .notNull()
      .references(() => providerProfiles.id, { onDelete: 'cascade' }),
    changes: jsonb('changes').$type<Readonly<Record<string, string>>>().notNull(),
    status: text('status', { enum: CHANGE_REQUEST_STATUSES }).notNull().default('open'),
    reason: text('reason'),
    created_at: instant('created_at').notNull(),
    decided_at: instant('decided_at'),
    decided_by: uuid('decided_by'),
  },
  (table) => [
    uniqueIndex('provider_change_requests_open')
      .on(table.provider_id)
      .where(sql`${table.status} = 'open'`),
    index('provider_change_requests_waiting')
      .on(table.created_at, table.id)
      .where(sql`${table.status} = 'open'`),
    index('provider_change_requests_provider').on(table.provider_id, table.created_at),
    check('provider_change_requests_status', isOneOf(table.status, CHANGE_REQUEST_STATUSES)),
    check('provider_change_requests_decided', sql`(${table.status} = 'open') = (${table.decided_at} is null)`),
  ],
).enableRLS();
