import { createFileRoute } from '@tanstack/react-router';
import { PaymentOutcome } from './payment-outcome.tsx';
import { paymentOutcomeRoute } from './payment-outcome-route.ts';

export const Route = createFileRoute('/_frame/payment-return')({ ...paymentOutcomeRoute, component: PaymentOutcome });
