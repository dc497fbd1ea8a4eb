/**
 * Interactions: registered by whoever talked with the member, changed and deleted by their author or gestor_interacao.
 *
 * What is new must exist and be offered today; an old item, type or office that was disabled since stays. Only a dependent of the
 * member is taken; an office only where the item asks for one, and it goes when the item does not.
 * Errors: `plataforma.invalido` at the field, `interacoes.de_outro` (403), `plataforma.versao_conflito`.
 * Source: spec 2 §4, §5, §8; decisions §8; decisions-members (Interactions).
 */
import type { InputOf } from '@sede/domain/contract';
import { platformErrors } from '@sede/domain/kernel';
import {
  erroDoMomento,
  interacoesErrors as errors,
  interacoesMessages as messages,
  momentoDe,
} from '@sede/domain/modules/comunicacao/interacoes';
import type { interacoesContract } from '@sede/domain/modules/comunicacao/interacoes/contract';
import { interacoesSettings } from '@sede/domain/modules/comunicacao/itens-interacao';
import { filiados } from '#modules/filiados/filiados/index.ts';
import { ESCRITORIO_REFERENCIA } from '#modules/juridico/escritorios/index.ts';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import { changedOnly, references, refuseCampos } from '#platform/records/index.ts';
import { ITEM_INTERACAO_REFERENCIA } from '../itens-interacao/index.ts';
import { interacoes, podeMudar } from './interacao.record.ts';
import { holdMembro, instantOf, isDependenteDe, pedeEscritorio } from './interacoes.store.ts';
import { membros } from './membro.record.ts';

type Contract = typeof interacoesContract;
type Dados = Omit<InputOf<Contract['create']>, 'filiadoId' | 'dia' | 'hora'>;

const checkReferences = references({ itemId: ITEM_INTERACAO_REFERENCIA, escritorioId: ESCRITORIO_REFERENCIA });

/** Of what is new. In: the member, and what is saved. */
async function refuseUnknown({ tx }: WriteContext, filiadoId: string, novos: Partial<Dados>): Promise<void> {
  const { tipo, dependenteId, itemId, escritorioId } = novos;
  const { tiposInteracao } = await readConfiguracoes(tx, interacoesSettings);
  refuseCampos({
    ...(tipo !== undefined && !tiposInteracao.includes(tipo) && { tipo: messages.tipoInvalido }),
    ...(dependenteId &&
      !(await isDependenteDe(tx, filiadoId, dependenteId)) && { dependenteId: messages.dependenteInexistente }),
  });
  await checkReferences(tx, { itemId, escritorioId });
}

const refuseMomento = ({ now }: WriteContext, momento: { dia: string; hora: string }, campo: 'dia' | 'hora'): void => {
  const erro = erroDoMomento(momento, momentoDe(now));
  if (erro !== null) refuseCampos({ [campo]: erro });
};

export async function createInteracao(
  ctx: WriteContext,
  { filiadoId, dia, hora, ...dados }: InputOf<Contract['create']>,
) {
  await filiados.refuseHidden(ctx, filiadoId);
  await membros.linha(ctx, filiadoId);
  if (!(await holdMembro(ctx.tx, filiadoId))) throw platformErrors.nao_encontrado();
  refuseMomento(ctx, { dia, hora }, 'dia');
  await refuseUnknown(ctx, filiadoId, dados);
  const { id } = await interacoes.insert(ctx, {
    ...dados,
    filiadoId,
    data: await instantOf(ctx.tx, { dia, hora }),
    relacaoDependente: Boolean(dados.dependenteId),
    escritorioId: (await pedeEscritorio(ctx.tx, dados.itemId)) ? (dados.escritorioId ?? null) : null,
    responsavelId: ctx.actor.usuarioId,
    responsavelNome: ctx.actor.nome,
  });
  return interacoes.get(ctx, id);
}

export async function updateInteracao(
  ctx: WriteContext,
  { id, versao, dia, hora, ...dados }: InputOf<Contract['update']>,
) {
  const row = await interacoes.lock(ctx, { id, versao });
  if (podeMudar(ctx.actor, row.responsavelId)) throw errors.de_outro();
  const novos = changedOnly(row, dados);
  const momento = { ...momentoDe(row.data), ...(dia !== undefined && { dia }), ...(hora !== undefined && { hora }) };
  const moved = dia !== undefined || hora !== undefined;
  if (moved) refuseMomento(ctx, momento, dia === undefined ? 'hora' : 'dia');
  await refuseUnknown(ctx, row.filiadoId, novos);
  const keepsOffice = await pedeEscritorio(ctx.tx, dados.itemId ?? row.itemId);
  await interacoes.update(ctx, row, {
    ...novos,
    ...(moved && { data: await instantOf(ctx.tx, momento) }),
    ...(novos.dependenteId !== undefined && { relacaoDependente: novos.dependenteId !== null }),
    ...(!keepsOffice && { escritorioId: null }),
  });
  return interacoes.get(ctx, id);
}

export async function removeInteracao(ctx: WriteContext, { id, versao }: InputOf<Contract['remove']>) {
  const row = await interacoes.lock(ctx, { id, versao });
  if (podeMudar(ctx.actor, row.responsavelId)) throw errors.de_outro();
  await interacoes.remove(ctx, row);
  return { id };
}
