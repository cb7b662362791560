import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_frame/provider/$providerId')({ component: () => null });
