export { renderDecision, renderNewApplication } from './decisions.ts';
