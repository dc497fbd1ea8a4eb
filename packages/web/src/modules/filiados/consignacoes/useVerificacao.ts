/**
 * The verification of a month: begun after a question, asked about every ten seconds besides the live events, its end told once.
 *
 * Source: spec 2 §2, §4, §8, §9.
 */
import { formatMes } from '@sede/domain/kernel';
import {
  CONSULTA_MS,
  consignacoesErrors as errors,
  consignacoesMessages as messages,
  type PainelDaConsignacao,
  type Verificacao,
} from '@sede/domain/modules/filiados/consignacoes';
import { ROTULO_CASA } from '@sede/domain/modules/filiados/filiados';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { invalidateModules, orpc, useSubmit } from '#platform/api/index.ts';
import { confirm, notify } from '#platform/ui/index.ts';
import { partsOf } from './competencia.ts';
import { comMotivo } from './motivo.ts';

const CHANGED = ['consignacoes', 'filiados'];

/** Of two answers about one run the one that is further on. */
function further(a: Verificacao | null, b: Verificacao | undefined): Verificacao | null {
  if (!a || b?.id !== a.id) return a;
  if (a.estado !== 'Em andamento') return a;
  return b.estado !== 'Em andamento' || b.passo > a.passo ? b : a;
}

export function useVerificacao({ competencia, casas, verificacao }: PainelDaConsignacao) {
  const running = verificacao?.estado === 'Em andamento' ? verificacao.id : null;
  const { data: asked } = useQuery({
    ...orpc.consignacoes.verificacao.queryOptions({ input: { id: running ?? '' } }),
    enabled: running !== null,
    refetchInterval: ({ state: { data } }) => (data && data.estado !== 'Em andamento' ? false : CONSULTA_MS),
  });
  const atual = further(verificacao, asked);
  const estado = atual?.estado;
  const seen = useRef<{ id: string; estado: string } | null>(null);
  useEffect(() => {
    const before = seen.current;
    seen.current = atual && { id: atual.id, estado: atual.estado };
    if (!atual || before?.id !== atual.id || before.estado !== 'Em andamento' || atual.estado === 'Em andamento')
      return;
    if (atual.estado === 'Finalizado') notify.success(messages.finalizada);
    else notify({ tone: 'late', message: messages.erro, durationMs: 6000 });
    void invalidateModules(CHANGED);
  }, [atual]);

  const { mutateAsync: begin } = useSubmit(orpc.consignacoes.verificar);
  const verificar = () =>
    void confirm({
      title: messages.verificar,
      message: messages.perguntaVerificar(formatMes(competencia)),
      details: casas.flatMap(({ casa, arquivo, filiados }) =>
        arquivo ? [] : [`${ROTULO_CASA[casa]}: ${messages.contamComoNaoEnviado(filiados)}`],
      ),
      confirmLabel: 'Verificar',
      run: () =>
        comMotivo(
          errors.verificar.code,
          (motivo) => errors.verificar({ values: { motivo } }).message,
          () => begin(partsOf(competencia)),
        ),
    });
  return { atual, andando: estado === 'Em andamento', verificar };
}
