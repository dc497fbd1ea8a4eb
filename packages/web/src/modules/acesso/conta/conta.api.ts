/**
 * The calls of one's own account that are not in the contract: the sign-in service's paths below /api/auth.
 *
 * After the second step was turned on or off the session is read again. Errors: ApiError whose
 * text is the server's (spec 1 §8.1). Source: spec 1 §2.3–2.4, §7.1; decisions §6.
 */
import { call } from '#platform/api/index.ts';
import { refreshSession } from '#platform/session/index.ts';

const auth = <T>(path: string, body: unknown) => call<T>('POST', `/api/auth${path}`, body);

/** The text to show comes with the answer, which also says when no e-mail can be sent. */
export const requestRecovery = (email: string) => auth<{ message: string }>('/request-password-reset', { email });
export const choosePassword = (token: string, newPassword: string) =>
  auth<{ message: string }>('/reset-password', { token, newPassword });

export interface TwoFactorSetup {
  /** otpauth:// address, for the authenticator. */
  totpURI: string;
  backupCodes: readonly string[];
}

export const startTwoFactor = (password: string) => auth<TwoFactorSetup>('/two-factor/enable', { password });
/** The first code of the authenticator turns the second step on. */
export async function confirmTwoFactor(code: string): Promise<void> {
  await auth('/two-factor/verify-totp', { code });
  await refreshSession();
}
export async function stopTwoFactor(password: string): Promise<void> {
  await auth('/two-factor/disable', { password });
  await refreshSession();
}
export const newBackupCodes = (password: string) =>
  auth<Pick<TwoFactorSetup, 'backupCodes'>>('/two-factor/generate-backup-codes', { password });
