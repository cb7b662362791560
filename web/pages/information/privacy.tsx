import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '../../information/index.ts';
import { privacyOptions } from './privacy-options.ts';

export const Route = createFileRoute('/_frame/privacy')({ ...privacyOptions, component: PrivacyPage });
