import { createFileRoute } from '@tanstack/react-router';
import { QuestionsPage } from '../../information/index.ts';
import { questionsOptions } from './questions-options.ts';

export const Route = createFileRoute('/_frame/faq')({ ...questionsOptions, component: QuestionsPage });
