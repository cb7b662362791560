import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_frame/_payment-outcome/payment-return')();
