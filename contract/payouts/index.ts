import { LANGUAGES } from '@hirfa/domain/market';
import { HOLDER_LENGTH, PAYOUT_KINDS } from '@hirfa/domain/payments';
import {
  CONFIRMATION_OUTCOMES,
  PAYOUT_FORMATS,
  PAYOUT_HOLDS,
  PAYOUT_STATES,
  TEMPLATE_FIELDS,
  TEMPLATE_LIMITS,
  TEMPLATE_SEPARATORS,
} from '@hirfa/domain/payouts';
import * as z from 'zod';
import { secondFactorProof } from '../accounts/index.ts';
import { adminCall, EXPORT_RATE, providerCall } from '../calls.ts';
import { idempotencyMismatch, notFound, serviceUnavailable, stateChanged } from '../errors.ts';
import { Amount, DayText, page, pageOf, SignedAmount } from '../lists.ts';
import { LINE } from '../texts.ts';
import { Account } from './account.ts';
import { corrections } from './corrections.ts';

const Instant = z.iso.datetime();

/**
 * What a provider is paid for a week, which is named by its Sunday. `account`: where it went, once it was exported.
 * `paid_on`: the day on which it was paid by hand, without a file.
 */
export const OwnPayout = z.strictObject({
  id: z.uuid(),
  week: DayText,
  amount: Amount,
  state: z.enum(PAYOUT_STATES),
  account: Account.nullable(),
  reference: z.string().nullable(),
  exported_at: Instant.nullable(),
  paid_at: Instant.nullable(),
  returned_at: Instant.nullable(),
  paid_on: DayText.nullable(),
});
export type OwnPayout = z.infer<typeof OwnPayout>;

/** Why it is not paid yet; `held_until`: when a hold ends by itself. */
const HELD = { hold: z.enum(PAYOUT_HOLDS).nullable(), held_until: Instant.nullable() };

/**
 * What a provider is paid next. `open`: what was cut and is not in a file for the bank yet. `coming`: what the next cut
 * takes by now; it is carried over to the cut after it if it is less than the least payout, or owed. `left_out` is
 * disputed, or with a bank.
 */
export const NextPayout = z.strictObject({
  open: z.strictObject({ id: z.uuid(), week: DayText, amount: Amount }).nullable(),
  coming: z.strictObject({ cut_at: Instant, amount: SignedAmount, is_carried_over: z.boolean(), left_out: Amount }),
  ...HELD,
});
export type NextPayout = z.infer<typeof NextPayout>;

/** A payout as admins read it. */
export const PayoutRecord = OwnPayout.extend({
  provider_id: z.uuid(),
  /** Null for a provider who was deleted. */
  user_id: z.uuid().nullable(),
  name_en: z.string(),
  name_ar: z.string(),
  /** The holder of the account has another name than the documents of the provider; of open payouts. */
  is_other_holder: z.boolean(),
  /** Of the file for the bank. */
  export_number: z.int().nullable(),
  ...HELD,
});
export type PayoutRecord = z.infer<typeof PayoutRecord>;

/** A file for the bank, with what became of its payouts; `refusal` where the bank refused it. */
export const PayoutExport = z.strictObject({
  id: z.uuid(),
  number: z.int(),
  kind: z.enum(PAYOUT_KINDS),
  format: z.enum(PAYOUT_FORMATS),
  template_name: z.string(),
  payouts: z.int(),
  total: Amount,
  created_at: Instant,
  on_their_way: z.int(),
  paid: z.int(),
  returned: z.int(),
  refused: z.int(),
  refusal: z.strictObject({ reason: z.string(), refused_at: Instant }).nullable(),
});
export type PayoutExport = z.infer<typeof PayoutExport>;

/** The account of the platform from which providers are paid. */
export const PayingAccount = z.strictObject({ name: z.string(), last_digits: z.string() });
export type PayingAccount = z.infer<typeof PayingAccount>;

const Counted = z.strictObject({ payouts: z.int(), amount: Amount });

/**
 * The money of providers, and the accounts of the ledger with which it has to agree: `payable` has what is open (ready
 * or held), carried over, settled since the cut (`later`, less than zero where it is owed) and left out (`disputed`).
 */
export const PayoutDesk = z.strictObject({
  week: DayText,
  next_cut_at: Instant,
  ready: z.strictObject({ iban: Counted, wallet: Counted }),
  held: Counted,
  carried_over: SignedAmount,
  later: SignedAmount,
  disputed: SignedAmount,
  exported: Counted,
  paid: Counted,
  returned: Counted,
  ledger: z.strictObject({ payable: SignedAmount, sent: SignedAmount, paid: SignedAmount }),
  paying_account: PayingAccount.nullable(),
  /** Those of the signed-in admin: an export asks for one. */
  second_factors: z.array(z.enum(['code', 'passkey'])),
});
export type PayoutDesk = z.infer<typeof PayoutDesk>;

const cell = (max: number) => z.string().trim().max(max).regex(LINE);

/** How a bank wants its file. */
export const PayoutTemplate = z.strictObject({
  name: cell(TEMPLATE_LIMITS.name).min(1),
  kind: z.enum(PAYOUT_KINDS),
  separator: z.enum(TEMPLATE_SEPARATORS),
  columns: z
    .array(
      z.strictObject({
        head: cell(TEMPLATE_LIMITS.head),
        field: z.enum(TEMPLATE_FIELDS),
        fixed: cell(TEMPLATE_LIMITS.fixed),
      }),
    )
    .min(1)
    .max(TEMPLATE_LIMITS.columns),
});
const StoredTemplate = PayoutTemplate.extend({ id: z.uuid() });
export type StoredTemplate = z.infer<typeof StoredTemplate>;

/** A file of the bank with a head; its columns `reference` and `status` (paid or returned) count. */
const confirmations = { text: z.string().min(1).max(1_000_000) };

/** A line of such a file, and what an import does with it. */
export const ConfirmationLine = z.strictObject({
  line: z.int(),
  reference: z.string(),
  state: z.enum(['paid', 'returned']),
  outcome: z.enum(CONFIRMATION_OUTCOMES),
  amount: Amount.nullable(),
  name_en: z.string(),
  name_ar: z.string(),
});
export type ConfirmationLine = z.infer<typeof ConfirmationLine>;

const own = '/api/v1/provider/payouts';
const path = '/api/v1/admin/payouts';
const tags = ['payments'];
const admin = ['admin'];
const One = z.strictObject({ id: z.uuid() });
const statement = z.strictObject({ id: z.uuid(), language: z.enum(LANGUAGES).default('en') });
const live = { staleAfter: { any: ['booking_changed', 'notification_added'] } } as const;

export { OwedByHand } from './corrections.ts';

/** What providers are paid each week, and the files with which admins have it paid. */
export const payouts = {
  /** What the caller is paid next, or what holds it. */
  getNextPayout: providerCall
    .meta(live)
    .route({ method: 'GET', path: `${own}/next`, summary: 'My next payout', tags })
    .input(z.strictObject({}))
    .output(NextPayout),
  /** The caller's payouts, the newest first. */
  listOwnPayouts: providerCall
    .meta(live)
    .route({ method: 'GET', path: own, summary: 'My payouts', tags })
    .input(z.strictObject(page))
    .output(pageOf(OwnPayout)),
  /** The jobs of one of the caller's payouts as a PDF. 503 where there is no time to print it now. */
  printPayoutStatement: providerCall
    .meta({ rate: EXPORT_RATE })
    .route({
      method: 'GET',
      path: `${own}/{id}/pdf`,
      summary: 'The statement of a payout as a PDF',
      tags,
      spec: (operation) => {
        const content = { 'application/pdf': { schema: { type: 'string' as const, format: 'binary' } } };
        return { ...operation, responses: { ...operation.responses, 200: { description: 'OK', content } } };
      },
    })
    .input(statement)
    .output(z.unknown())
    .errors({ ...notFound, ...serviceUnavailable }),
  /** The same as CSV. */
  exportPayoutStatement: providerCall
    .meta({ rate: EXPORT_RATE })
    .route({
      method: 'GET',
      path: `${own}/{id}/csv`,
      summary: 'The statement of a payout as CSV',
      tags,
      spec: (operation) => {
        const content = { 'text/csv': { schema: { type: 'string' as const } } };
        return { ...operation, responses: { ...operation.responses, 200: { description: 'OK', content } } };
      },
    })
    .input(statement)
    .output(z.unknown())
    .errors(notFound),
  /** The sums of all payouts beside those of the ledger. */
  getPayoutDesk: adminCall
    .route({ method: 'GET', path, summary: 'Sums of payouts', tags: admin })
    .input(z.strictObject({}))
    .output(PayoutDesk),
  /** All payouts, the newest week first. */
  listPayouts: adminCall
    .route({ method: 'GET', path: `${path}/list`, summary: 'All payouts', tags: admin })
    .input(z.strictObject({ ...page, state: z.enum(PAYOUT_STATES).optional() }))
    .output(pageOf(PayoutRecord)),
  /** The files for the bank, the newest first. */
  listPayoutExports: adminCall
    .route({ method: 'GET', path: `${path}/exports`, summary: 'Files of payouts', tags: admin })
    .input(z.strictObject(page))
    .output(pageOf(PayoutExport)),
  /**
   * Writes a file of all open payouts to one kind of account that nothing holds: by a template, or as ISO 20022
   * pain.001, to bank accounts only. Needs a second factor that is shown now. 409 `state_changed` where there are none.
   */
  exportPayouts: adminCall
    .meta({ once: true, audit: ['payouts.export'] })
    .route({ method: 'POST', path: `${path}/exports`, summary: 'Write a file of payouts', tags: admin })
    .input(
      z.strictObject({
        format: z.enum(PAYOUT_FORMATS),
        template_id: z.uuid().optional(),
        ...secondFactorProof.fields,
      }),
    )
    .output(z.strictObject({ id: z.uuid(), number: z.int(), payouts: z.int(), total: Amount }))
    .errors({ ...notFound, ...stateChanged, ...idempotencyMismatch, ...secondFactorProof.errors }),
  ...corrections,
  /** A file as it was written; each look is in the audit log. 409 `state_changed` for one that the bank refused. */
  getPayoutFile: adminCall
    .meta({ audit: ['payout_file.look'] })
    .route({ method: 'GET', path: `${path}/exports/{id}/file`, summary: 'A file of payouts', tags: admin })
    .input(One)
    .output(z.strictObject({ name: z.string(), format: z.enum(PAYOUT_FORMATS), content: z.string() }))
    .errors({ ...notFound, ...stateChanged }),
  /** `data.fields` of `invalid_input` says why the file can not be read. */
  previewPayoutImport: adminCall
    .route({ method: 'POST', path: `${path}/import/preview`, summary: 'Look at confirmations', tags: admin })
    .input(z.strictObject(confirmations))
    .output(z.strictObject({ items: z.array(ConfirmationLine), applied: z.int() })),
  /** `applied`: how many lines the preview would apply. 409 `state_changed` where it is another number by now. */
  importPayouts: adminCall
    .meta({ once: true, audit: ['payouts.import'] })
    .route({ method: 'POST', path: `${path}/import`, summary: 'Import confirmations', tags: admin })
    .input(z.strictObject({ ...confirmations, applied: z.int() }))
    .output(z.strictObject({ paid: z.int(), returned: z.int() }))
    .errors({ ...stateChanged, ...idempotencyMismatch }),
  listPayoutTemplates: adminCall
    .route({ method: 'GET', path: `${path}/templates`, summary: 'Templates of files', tags: admin })
    .input(z.strictObject({}))
    .output(z.strictObject({ items: z.array(StoredTemplate) })),
  /** Adds a template, or changes the one with the `id`. */
  savePayoutTemplate: adminCall
    .meta({ audit: ['payout_template.save'] })
    .route({ method: 'POST', path: `${path}/templates`, summary: 'Save a template of files', tags: admin })
    .input(PayoutTemplate.extend({ id: z.uuid().optional() }))
    .output(One)
    .errors({ ...notFound, ...stateChanged }),
  removePayoutTemplate: adminCall
    .meta({ audit: ['payout_template.remove'] })
    .route({ method: 'POST', path: `${path}/templates/{id}/remove`, summary: 'Remove a template', tags: admin })
    .input(One)
    .output(z.strictObject({ removed: z.literal(true) }))
    .errors(notFound),
  /** Needs a second factor, too: each file of ISO 20022 names this account. */
  statePayingAccount: adminCall
    .meta({ audit: ['paying_account.state'] })
    .route({ method: 'POST', path: `${path}/paying-account`, summary: 'From which account is paid', tags: admin })
    .input(
      z.strictObject({
        name: cell(HOLDER_LENGTH.max).min(HOLDER_LENGTH.min),
        number: z.string().max(60),
        ...secondFactorProof.fields,
      }),
    )
    .output(PayingAccount)
    .errors(secondFactorProof.errors),
};
