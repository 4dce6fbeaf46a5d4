/** Parts of the session's library that are loaded lazily. */
export { ReauthenticateDialog, SignInFactor } from '@forecourt/feature-session/factor-step';
