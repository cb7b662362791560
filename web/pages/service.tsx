import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_frame/service/$serviceSlug')({ component: () => null });
