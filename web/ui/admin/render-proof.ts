import type { ReactNode } from 'react';
import type { Orpc } from '../../kit/orpc.ts';

/** A second factor of the admin who decides. */
export type Proof = Omit<Parameters<Orpc['admin']['grantAdmin']['call']>[0], 'id'>;

/** Asks the admin for a second factor and sends it; the page has the form. */
export type RenderProof = (form: {
  factors: readonly ('code' | 'passkey')[];
  error: unknown;
  pending: boolean;
  submit: string;
  isDanger?: boolean;
  check?: () => boolean;
  onProof: (proof: Proof) => void;
}) => ReactNode;
