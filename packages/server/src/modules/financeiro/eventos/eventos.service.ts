/**
 * Events: register, change, enable, disable, delete.
 *
 * The last day is not before the first. An event that expenses or revenues point to cannot be deleted.
 * Errors: `eventos.em_uso`, `eventos.em_uso_receita` (409), `plataforma.invalido`.
 * Source: spec 1 §2.21, §4.4, §5, §6.3; decisions §7.
 */
import type { InputOf } from '@sede/domain/contract';
import { platformErrors } from '@sede/domain/kernel';
import { type Evento, erroPeriodo, eventosErrors } from '@sede/domain/modules/financeiro/eventos';
import type { eventosContract } from '@sede/domain/modules/financeiro/eventos/contract';
import type { WriteContext } from '#platform/api/index.ts';
import { removeUnlessUsed, type Seen, setDesabilitado } from '#platform/db/record/index.ts';
import { eventosStore } from './eventos.store.ts';

type Contract = typeof eventosContract;

function refusePeriodo(inicio: string | null | undefined, fim: string | null | undefined): void {
  const message = erroPeriodo(inicio, fim);
  if (message) throw platformErrors.invalido({ campos: { dataFim: message } });
}

export async function createEvento({ tx }: WriteContext, dados: InputOf<Contract['create']>): Promise<Evento> {
  refusePeriodo(dados.dataInicio, dados.dataFim);
  return eventosStore.insert(tx, dados);
}

export async function updateEvento(
  { tx }: WriteContext,
  { id, versao, ...dados }: InputOf<Contract['update']>,
): Promise<Evento> {
  const atual = await eventosStore.lock(tx, { id, versao });
  const { dataInicio = atual.dataInicio, dataFim = atual.dataFim } = dados;
  refusePeriodo(dataInicio, dataFim);
  return eventosStore.update(tx, { id, versao }, dados);
}

export const removeEvento = ({ tx }: WriteContext, seen: Seen) =>
  removeUnlessUsed(eventosStore, tx, seen, {
    despesas: eventosErrors.em_uso,
    receitas: eventosErrors.em_uso_receita,
  });

export const habilitarEvento = ({ tx }: WriteContext, seen: Seen) => setDesabilitado(eventosStore, tx, seen, false);

export const desabilitarEvento = ({ tx }: WriteContext, seen: Seen) => setDesabilitado(eventosStore, tx, seen, true);
