import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_frame/community/$categorySlug')({ component: () => null });
