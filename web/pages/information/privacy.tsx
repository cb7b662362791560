import { createFileRoute } from '@tanstack/react-router';
import { privacyOptions } from './privacy-options.ts';

export const Route = createFileRoute('/_frame/privacy')({ ...privacyOptions });
