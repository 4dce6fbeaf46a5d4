export { damageKindNames, damageSizeNames, kindWords } from './damageWords.ts';
