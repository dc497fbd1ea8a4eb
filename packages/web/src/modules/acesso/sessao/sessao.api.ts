/**
 * The calls that open a session: the sign-in service's paths below /api/auth, and the first access.
 *
 * After signing in the session is read again, so that the whole application follows. Errors: ApiError whose text is
 * the server's (spec 1 §8.1). Source: spec 1 §2.2, §7.1; decisions §6.
 */
import { api, call } from '#platform/api/index.ts';
import { announceSignIn, refreshSession } from '#platform/session/index.ts';

const auth = <T>(path: string, body: unknown) => call<T>('POST', `/api/auth${path}`, body);

async function entered() {
  announceSignIn();
  await refreshSession();
}

/** 'codigo': the password was right and the second step follows. */
export async function signIn(email: string, password: string, manterConectado = false): Promise<'dentro' | 'codigo'> {
  const answer = await auth<{ twoFactorRedirect: boolean }>('/sign-in/email', { email, password, manterConectado });
  if (answer.twoFactorRedirect) return 'codigo';
  await entered();
  return 'dentro';
}

export async function verifySecondStep(code: string, backup: boolean, manterConectado: boolean): Promise<void> {
  await auth(backup ? '/two-factor/verify-backup-code' : '/two-factor/verify-totp', { code, manterConectado });
  await entered();
}

export interface FirstUser {
  codigo: string;
  nome: string;
  email: string;
  senha: string;
}

/** Creates the first user and enters as that user. */
export async function createFirstUser(first: FirstUser): Promise<void> {
  const { email } = await api.sessao.primeiroAcesso(first);
  await signIn(email, first.senha);
}
