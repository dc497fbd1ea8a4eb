/**
 * What a person does with a line of a statement: confirm, ignore, undo; each with its question, operation and notice.
 *
 * A refusal stays with its line (`recusas`, by the line's id) until it is tried again. Out: the actions, and which
 * lines are under way. Source: issue 4 (statement import).
 */
import { formatContagem } from '@sede/domain/kernel';
import { type Lancamento, extratosMessages as messages } from '@sede/domain/modules/financeiro/extratos';
import { useCallback, useState } from 'react';
import { api, messageOf, orpc, useSubmit } from '#platform/api/index.ts';
import { confirm, notify } from '#platform/ui/index.ts';
import { PERGUNTAS_DA_DESPESA } from '../despesas/index.ts';
import { type Respostas, useAsking } from '../financeiro.useAsking.ts';
import { MODULOS_DO_EXTRATO } from './extratos.list.ts';

export interface Ajustes {
  juros?: number;
  multa?: number;
  desconto?: number;
}
type Vinculos = Pick<Lancamento['vinculos'][number], 'tipo' | 'id'>[];

const OPTIONS = { alsoInvalidates: MODULOS_DO_EXTRATO };
/** The most lines that one request takes. */
const POR_VEZ = 100;

export function useConciliar() {
  const [recusas, setRecusas] = useState<Readonly<Record<string, string>>>({});
  const [ocupadas, setOcupadas] = useState<ReadonlySet<string>>(new Set());
  const { mutateAsync: enviarUma } = useSubmit(orpc.extratos.confirmar, OPTIONS);
  const confirmarUma = useAsking(enviarUma, PERGUNTAS_DA_DESPESA);
  const { mutateAsync: enviarVarias } = useSubmit(orpc.extratos.confirmarVarias, OPTIONS);
  // Asked once: what was answered for one part goes out with the next.
  const umaParte = useCallback(
    async (parte: { itens: Parameters<typeof enviarVarias>[0]['itens'] } & Respostas) => {
      const { itens, ...respostas } = parte;
      return { ...(await enviarVarias({ itens, ...respostas })), respostas };
    },
    [enviarVarias],
  );
  const confirmarVarias = useAsking(umaParte);
  const { mutateAsync: ignorarUma } = useSubmit(orpc.extratos.ignorar, OPTIONS);
  const { mutateAsync: desfazerUma } = useSubmit(orpc.extratos.desfazer, OPTIONS);

  const tell = useCallback((id: string, text: string | null) => {
    setRecusas(({ [id]: _, ...outras }) => (text === null ? outras : { ...outras, [id]: text }));
  }, []);
  const mark = useCallback((id: string, busy: boolean) => {
    setOcupadas((all) => new Set(busy ? [...all, id] : [...all].filter((one) => one !== id)));
  }, []);

  const confirmar = useCallback(
    async ({ id, versao }: Lancamento, vinculos: Vinculos, ajustes: Ajustes = {}): Promise<boolean> => {
      mark(id, true);
      tell(id, null);
      try {
        const alvos = vinculos.map(({ tipo, id: registro }) => ({ tipo, id: registro }));
        await confirmarUma({ id, versao, vinculos: alvos, ...ajustes });
        notify.success(messages.confirmado);
        return true;
      } catch (error) {
        tell(id, messageOf(error));
        return false;
      } finally {
        mark(id, false);
      }
    },
    [confirmarUma, mark, tell],
  );

  const ignorar = useCallback(
    async ({ id, versao, descricao }: Lancamento) => {
      const answer = await confirm({
        title: `${messages.ignorar} lançamento`,
        message: messages.perguntaIgnorar,
        details: [descricao],
        confirmLabel: messages.ignorar,
        reasonLabel: 'Motivo',
        run: (motivo) => ignorarUma({ id, versao, motivo }),
      });
      if (answer.confirmed) notify.success(messages.ignorado);
    },
    [ignorarUma],
  );

  const desfazer = useCallback(
    async ({ id, versao, estado, descricao }: Lancamento, comRegistros = false) => {
      const answer = await confirm({
        title: messages.desfazer,
        message: comRegistros
          ? 'Desfazer a conciliação e também a liquidação ou o crédito dos registros?'
          : messages.desfazerPerguntas[estado === 'ignorado' ? 'ignorado' : 'conciliado'],
        details: [descricao],
        confirmLabel: messages.desfazer,
        ...(comRegistros ? { danger: true, reasonLabel: 'Motivo' } : {}),
        run: (motivo) => desfazerUma({ id, versao, desfazerRegistros: comRegistros, motivo: motivo || null }),
      });
      if (answer.confirmed) notify.success(messages.desfeito);
    },
    [desfazerUma],
  );

  /** Confirms all safe proposals of a period, some at a time, with progress; refused lines keep their reason. */
  const confirmarSeguras = useCallback(
    async (janela: { idConta: string; inicio: string; fim: string }) => {
      const { itens } = await api.extratos.seguras(janela);
      if (itens.length === 0) return notify({ message: 'Não há propostas seguras neste mês.' });
      let feitas = 0;
      let refused: Record<string, string> = {};
      const answer = await confirm({
        title: 'Confirmar propostas seguras',
        message: messages.perguntaSeguras(itens.length),
        confirmLabel: messages.confirmarSeguras(itens.length),
        run: async (_reason, report) => {
          let respostas: Respostas = {};
          for (let from = 0; from < itens.length; from += POR_VEZ) {
            report({ done: from, total: itens.length });
            const done = await confirmarVarias({ itens: itens.slice(from, from + POR_VEZ), ...respostas });
            respostas = done.respostas;
            feitas += done.feitas.length;
            refused = { ...refused, ...Object.fromEntries(done.recusadas.map((one) => [one.id, one.message])) };
          }
        },
      });
      setRecusas((all) => ({ ...all, ...refused }));
      if (!answer.confirmed) return;
      const fora = Object.keys(refused).length;
      const texto = formatContagem(feitas, 'conciliado', 'conciliados');
      if (fora === 0) notify.success(`${texto}.`);
      else notify.error(`${texto}; ${fora.toLocaleString('pt-BR')} ficaram, com o motivo em cada um.`);
    },
    [confirmarVarias],
  );

  return { recusas, ocupadas, confirmar, confirmarSeguras, ignorar, desfazer };
}
export type Conciliar = ReturnType<typeof useConciliar>;
