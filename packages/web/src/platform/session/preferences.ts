/**
 * Changes of the person's preferences: shown at once, kept by the server for every machine.
 *
 * The server's answer is not shown: of two quick changes the first one's answer would undo the second for a moment.
 * Errors: ApiError; the session is then read again, so that the screen shows what is kept.
 * Source: domain's access/preferences.ts.
 */
import type { InicioPreferido, SecaoPreferida } from '@sede/domain/access';
import { call, queryClient } from '../api/index.ts';
import { refreshSession, type Sessao, sessionQuery } from './session.ts';

interface PreferencesPart {
  teclasDeLetra?: boolean;
  secao?: SecaoPreferida & { nome: string };
  inicio?: InicioPreferido;
}

function withPart(sessao: Sessao, { teclasDeLetra, secao, inicio }: PreferencesPart): Sessao {
  const preferencias = { ...sessao.preferencias };
  if (teclasDeLetra !== undefined) preferencias.teclasDeLetra = teclasDeLetra;
  if (inicio) preferencias.inicio = inicio;
  if (secao) {
    const { nome, ...own } = secao;
    preferencias.secoes = { ...preferencias.secoes, [nome]: own };
  }
  return { ...sessao, preferencias };
}

export async function savePreferences(part: PreferencesPart): Promise<void> {
  queryClient.setQueryData<Sessao>(sessionQuery.queryKey, (sessao) => sessao && withPart(sessao, part));
  try {
    await call('POST', '/api/conta/preferencias', part);
  } catch (failure) {
    void refreshSession();
    throw failure;
  }
}
