/**
 * A correction of RG or of the mother's name reads masked until 'Mostrar' asks for it, which the server writes down.
 *
 * In: the correction as read. Out: as shown once asked for, and the way to ask while something is masked. One that changed since, or
 * whose record did, is masked again. Source: decisions-members (Sensitive data).
 */
import type { Correcao } from '@sede/domain/modules/filiados/correcoes';
import { MASCARADO } from '@sede/domain/modules/filiados/filiados';
import { useState } from 'react';
import { api } from '#platform/api/index.ts';
import { notify } from '#platform/ui/index.ts';

export function useInteira(correcao: Correcao | undefined): {
  shown: Correcao | null;
  mostrar: (() => void) | null;
} {
  const [whole, setWhole] = useState<Correcao | null>(null);
  const [busy, setBusy] = useState(false);
  if (correcao?.valorPedido !== MASCARADO) return { shown: null, mostrar: null };
  const { id, versao, versaoDaFicha } = correcao;
  if (whole?.id === id && whole.versao === versao && whole.versaoDaFicha === versaoDaFicha) {
    return { shown: whole, mostrar: null };
  }
  const ask = async () => {
    setBusy(true);
    try {
      setWhole(await api.correcoes.restritos({ id }));
    } catch (error) {
      notify.error(error);
    } finally {
      setBusy(false);
    }
  };
  return { shown: null, mostrar: busy ? () => undefined : () => void ask() };
}
