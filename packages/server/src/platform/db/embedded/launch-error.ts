/** Why the embedded PostgreSQL cannot be used, in words for the person who started the server (pt-BR). */
export class LaunchError extends Error {
  override readonly name = 'LaunchError';
}

export function isErrno(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
