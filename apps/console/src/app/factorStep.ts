/** Parts of the session's library that are loaded by themselves. */
export { ReauthenticateDialog, SignInFactor } from '@forecourt/feature-session/factor-step';
