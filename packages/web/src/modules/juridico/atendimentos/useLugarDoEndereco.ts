/**
 * The slot that the address of the booking names: with all of its place, or by `?horario=` alone, which is asked for. One that is not
 * offered (any more) is told as a slot that somebody else took, and leaves the address. Source: decisions-legal (Wizard).
 */
import { atendimentosErrors } from '@sede/domain/modules/juridico/atendimentos';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isApiError, orpc } from '#platform/api/index.ts';
import { setSearch, useSearch } from '#platform/routing/index.ts';
import { notify } from '#platform/ui/index.ts';
import { type LugarDoEndereco, readEndereco } from './lugarDoEndereco.ts';

/** `onLugar`: called once with it; the address then names it no more. */
export function useLugarDoEndereco(onLugar: (lugar: LugarDoEndereco) => void): void {
  const search = useSearch();
  const inteiro = readEndereco(search);
  const horario = (inteiro === null && search.horario) || null;
  const { data, error } = useQuery({
    // Asked only where there is one.
    ...orpc.atendimentos.lugar.queryOptions({ input: { horario: horario ?? '' } }),
    enabled: horario !== null,
  });
  const lugar = horario && data ? { ...data, horarios: [horario] } : inteiro;
  const chave = lugar && JSON.stringify(lugar);
  const perdido = horario !== null && isApiError(error) && [400, 404].includes(error.status);
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what the address says
  useEffect(() => {
    if (lugar) onLugar(lugar);
    else if (perdido) notify.error(atendimentosErrors.horario_ocupado().message);
    else return;
    setSearch((now) => ({ filiado: now.filiado, passo: now.passo }), { replace: true });
  }, [chave, perdido, onLugar]);
}
