/**
 * What a public page knows of the installation: the union, the environment, today. No session, no cache, no zod.
 *
 * Read once, from the same address that the signed-in screens start with; of whoever is signed in nothing is kept.
 */
import { createContext, use } from 'react';
import { call } from '../api/http.ts';
import type { Sessao } from '../session/session.ts';

export type Installation = Pick<Sessao, 'sindicato' | 'ambiente' | 'hoje'>;

export async function readInstallation(): Promise<Installation> {
  const { sindicato, ambiente, hoje } = await call<Installation>('GET', '/api/sessao');
  return { sindicato, ambiente, hoje };
}

const Context = createContext<Installation | null>(null);
export const InstallationProvider = Context;

export function useInstallation(): Installation {
  const installation = use(Context);
  if (!installation) throw new Error('A public page stands inside InstallationProvider.');
  return installation;
}
