/**
 * Whether a password is too weak: shorter than 8 characters, or among the commonly breached ones.
 *
 * The dictionary is loaded at the first question only. Besides the password as typed, its lower-case form and the form
 * without trailing digits and signs are looked up ('Password123!' is 'password'); a run of one character is weak too.
 * What the union and the person themselves make easy to guess is the account's rule. Source: decisions §6 ('Senha muito fraca').
 */

export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 128;

let dictionary: Promise<ReadonlySet<string>> | null = null;

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary: lists } = await import('@zxcvbn-ts/language-common');
  return new Set(lists['passwords-common']);
}

export async function isWeakPassword(password: string): Promise<boolean> {
  if ([...password].length < MIN_PASSWORD) return true;
  if (new Set(password).size < 3) return true;
  const lower = password.toLowerCase();
  dictionary ??= load();
  const common = await dictionary;
  return common.has(password) || common.has(lower) || common.has(lower.replace(/[\d\W_]+$/, ''));
}
