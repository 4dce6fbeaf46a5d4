export { ClaimNumbers as default } from '@forecourt/feature-report/claim-numbers';
