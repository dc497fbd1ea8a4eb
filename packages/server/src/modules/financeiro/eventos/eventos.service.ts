/**
 * Events: register, change, enable, disable, delete.
 *
 * The last day is not before the first. 'Relacionado a documento' names an enabled document; 'não' takes the link off. An
 * event that expenses or revenues point to cannot be deleted.
 * Errors: `eventos.em_uso`, `eventos.em_uso_receita` (409), `plataforma.invalido`.
 * Source: spec 1 §2.21, §3.6, §4.4, §5, §6.3; decisions §7.
 */
import type { InputOf } from '@sede/domain/contract';
import { type Evento, erroDocumento, erroPeriodo, eventosErrors } from '@sede/domain/modules/financeiro/eventos';
import type { eventosContract } from '@sede/domain/modules/financeiro/eventos/contract';
import type { WriteContext } from '#platform/api/index.ts';
import type { Tx } from '#platform/db/index.ts';
import { removeUnlessUsed, type Seen, setDesabilitado } from '#platform/db/record/index.ts';
import { references, refuseCampos } from '#platform/records/index.ts';
import { DOCUMENTO_REFERENCIA } from '../documentos/index.ts';
import { eventosStore } from './eventos.store.ts';
import { getEvento } from './eventos.views.ts';

type Contract = typeof eventosContract;
const checkReferencias = references({ idDocumento: DOCUMENTO_REFERENCIA });
interface Vinculo {
  relacaoDocumentos: boolean;
  idDocumento: string | null;
}
const SEM_DOCUMENTO: Vinculo = { relacaoDocumentos: false, idDocumento: null };

function refusePeriodo(inicio: string | null | undefined, fim: string | null | undefined): void {
  const message = erroPeriodo(inicio, fim);
  if (message) refuseCampos({ dataFim: message });
}

/** Both columns of the link as they shall stand; a document that is new to the event must be enabled. */
async function vinculo(
  tx: Tx,
  atual: Vinculo,
  novo: { [K in keyof Vinculo]?: Vinculo[K] | undefined },
): Promise<Vinculo> {
  const { relacaoDocumentos = atual.relacaoDocumentos || Boolean(novo.idDocumento), idDocumento = atual.idDocumento } =
    novo;
  if (!relacaoDocumentos) return SEM_DOCUMENTO;
  const message = erroDocumento(relacaoDocumentos, idDocumento);
  if (message || idDocumento === null) {
    refuseCampos({ idDocumento: message ?? '' });
    return SEM_DOCUMENTO;
  }
  if (idDocumento !== atual.idDocumento) {
    await checkReferencias(tx, { idDocumento });
  }
  return { relacaoDocumentos, idDocumento };
}

export async function createEvento({ tx }: WriteContext, dados: InputOf<Contract['create']>): Promise<Evento> {
  refusePeriodo(dados.dataInicio, dados.dataFim);
  const { id } = await eventosStore.insert(tx, { ...dados, ...(await vinculo(tx, SEM_DOCUMENTO, dados)) });
  return getEvento(tx, id);
}

export async function updateEvento(
  { tx }: WriteContext,
  { id, versao, ...dados }: InputOf<Contract['update']>,
): Promise<Evento> {
  const atual = await eventosStore.lock(tx, { id, versao });
  const { dataInicio = atual.dataInicio, dataFim = atual.dataFim } = dados;
  refusePeriodo(dataInicio, dataFim);
  await eventosStore.update(tx, { id, versao }, { ...dados, ...(await vinculo(tx, atual, dados)) });
  return getEvento(tx, id);
}

export const removeEvento = ({ tx }: WriteContext, seen: Seen) =>
  removeUnlessUsed(eventosStore, tx, seen, {
    despesas: eventosErrors.em_uso,
    receitas: eventosErrors.em_uso_receita,
    recorrencias: eventosErrors.em_uso_recorrencia,
  });

const turn =
  (desabilitado: boolean) =>
  async ({ tx }: WriteContext, seen: Seen): Promise<Evento> => {
    await setDesabilitado(eventosStore, tx, seen, desabilitado);
    return getEvento(tx, seen.id);
  };
export const habilitarEvento = turn(false);
export const desabilitarEvento = turn(true);
