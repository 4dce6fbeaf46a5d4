export { identifierSentences, missingIdentifiers, wrongIdentifiers } from './identifierWords.ts';
export { additionMessages } from './additionMessages.ts';
export { requestStatusMessages } from './requestStatusMessages.ts';
export { detailNames, detailText } from './detailWords.ts';
export type { DetailName } from './detailWords.ts';
export { distanceUnitNames } from './distanceWords.ts';
export { correctionText } from './correctionText.ts';
export { saleStatusMessages, type SaleStatus } from './saleStatusMessages.ts';
