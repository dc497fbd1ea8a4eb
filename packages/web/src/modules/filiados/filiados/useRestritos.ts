/**
 * What is masked of a member, until 'Mostrar' asks for it: once for the whole record, written down by the server.
 *
 * In: the record as read. Out: the record as shown, and the way to ask while something is masked. A record that changed since is
 * masked again where it changed. Source: decisions-members (Sensitive data).
 */
import { CAMPOS_RESTRITOS, type Filiado, MASCARADO } from '@sede/domain/modules/filiados/filiados';
import { useState } from 'react';
import { api } from '#platform/api/index.ts';
import { notify } from '#platform/ui/index.ts';

export interface Restritos {
  shown: Filiado;
  /** null when nothing that can be shown is masked. */
  mostrar: (() => void) | null;
  busy: boolean;
  /** 'Mostrar' was answered: what stands beside the record is shown whole too. */
  mostrado: boolean;
}

export function useRestritos(registro: Filiado): Restritos {
  const [whole, setWhole] = useState<Filiado | null>(null);
  const [busy, setBusy] = useState(false);
  const revealed = whole?.id === registro.id && whole.versao === registro.versao ? whole : null;
  const hides =
    registro.anexos > 0 || registro.dependentes > 0 || CAMPOS_RESTRITOS.some((campo) => registro[campo] === MASCARADO);
  const masked = revealed === null && hides;
  const mostrar = async () => {
    setBusy(true);
    try {
      setWhole(await api.filiados.restritos({ id: registro.id }));
    } catch (error) {
      notify.error(error);
    } finally {
      setBusy(false);
    }
  };
  const shown = revealed
    ? { ...registro, rg: revealed.rg, nomeMae: revealed.nomeMae, arquivos: revealed.arquivos }
    : registro;
  return { shown, mostrar: masked ? () => void mostrar() : null, busy, mostrado: revealed !== null };
}
