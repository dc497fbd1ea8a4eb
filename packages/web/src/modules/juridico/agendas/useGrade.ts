/**
 * The days of an agenda while they are edited: every change, what a save would send, and the generation that can be undone.
 *
 * In: the slots as the server has them now; a newer answer is taken under the edits (`sobreNovaBase`). Source: decisions §9.
 */
import { newId } from '@sede/domain/kernel';
import type { Horario } from '@sede/domain/modules/juridico/agendas';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { comGerados, type Dia, diasDaGrade, diferencaDe, type Grade, semLivres, sobreNovaBase } from './grade.ts';

interface Estado {
  base: Grade;
  dias: readonly Dia[];
  /** Not saved yet: what it made carries this id, and these are the days as they were. */
  geracao: { loteId: string; antes: readonly Dia[] } | null;
}

const inicial = (base: Grade): Estado => ({ base, dias: diasDaGrade(base), geracao: null });

/** Without what the generation made; what it replaced stands again. */
function semGeracao({ dias, geracao }: Estado): readonly Dia[] {
  if (!geracao) return dias;
  const ficou = new Set(dias.flatMap(({ horarios }) => horarios.map(({ chave }) => chave)));
  const feito = dias.flatMap((dia) => {
    const horarios = dia.horarios.filter(({ id, loteId }) => id !== null || loteId !== geracao.loteId);
    return horarios.length === 0 && dia.horarios.length > 0 ? [] : [{ ...dia, horarios }];
  });
  const tirados = geracao.antes.map((dia) => ({
    ...dia,
    horarios: dia.horarios.filter(({ chave }) => !ficou.has(chave)),
  }));
  const juntos = new Map(feito.map((dia) => [dia.chave, dia]));
  for (const dia of tirados) {
    if (dia.horarios.length === 0) continue;
    const aqui = juntos.get(dia.chave);
    const horarios = [...(aqui?.horarios ?? []), ...dia.horarios];
    juntos.set(dia.chave, {
      ...(aqui ?? dia),
      horarios: horarios.toSorted((a, b) => a.inicio.localeCompare(b.inicio)),
    });
  }
  return [...juntos.values()].toSorted((a, b) => (a.data ?? '').localeCompare(b.data ?? ''));
}

export function useGrade(grade: Grade) {
  const [estado, setEstado] = useState(() => inicial(grade));
  useEffect(() => {
    setEstado((atual) =>
      atual.base === grade ? atual : { ...atual, base: grade, dias: sobreNovaBase(atual.dias, atual.base, grade) },
    );
  }, [grade]);
  const mudar = useCallback(
    (por: (dias: readonly Dia[]) => readonly Dia[]) => setEstado((atual) => ({ ...atual, dias: por(atual.dias) })),
    [],
  );
  const recomecar = useCallback((base: Grade) => setEstado(inicial(base)), []);
  /** `substituir`: days whose free slots make room. */
  const gerar = useCallback(
    (novos: readonly Horario[], substituir: ReadonlySet<string>) =>
      setEstado((atual) => {
        const antes = semGeracao(atual);
        const loteId = newId();
        return { ...atual, dias: comGerados(semLivres(antes, substituir), novos, loteId), geracao: { loteId, antes } };
      }),
    [],
  );
  const desfazer = useCallback(() => setEstado((atual) => ({ ...atual, dias: semGeracao(atual), geracao: null })), []);
  const { base, dias, geracao } = estado;
  const diferenca = useMemo(() => diferencaDe(base, dias), [base, dias]);
  /** The days that the next generation meets: it takes the place of the one before. */
  const livreDeGeracao = useMemo(() => semGeracao(estado), [estado]);
  return { base, dias, diferenca, gerada: geracao !== null, livreDeGeracao, mudar, recomecar, gerar, desfazer };
}
export type GradeEditada = ReturnType<typeof useGrade>;
