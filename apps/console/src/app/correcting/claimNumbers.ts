export { ClaimNumbers } from '@forecourt/feature-report/claim-numbers';
