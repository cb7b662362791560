export { AgreementsNotice as default } from '../../accounts/index.ts';
