export { SignInAgain } from './SignInAgain.tsx';
export type { SignInAgainProps } from './SignInAgain.tsx';
