export { renderReportDecided } from './report-decided.ts';
