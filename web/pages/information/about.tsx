import { createFileRoute } from '@tanstack/react-router';
import { questionsOptions } from './questions-options.ts';

export const Route = createFileRoute('/_frame/about')({ ...questionsOptions });
