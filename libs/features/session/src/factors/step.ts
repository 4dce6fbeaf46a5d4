export { SignInFactor } from './SignInFactor.tsx';
export type { SignInFactorProps } from './SignInFactor.tsx';
export { ReauthenticateDialog } from './ReauthenticateDialog.tsx';
export type { ReauthenticateDialogProps } from './ReauthenticateDialog.tsx';
