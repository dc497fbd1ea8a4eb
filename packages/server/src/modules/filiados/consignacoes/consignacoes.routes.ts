/** Binds the payroll check to its services; the houses' files are seen by whoever sees the check. */
import { can } from '@sede/domain/access';
import { ARQUIVO_DA_CASA } from '@sede/domain/modules/filiados/consignacoes';
import { consignacoesContract } from '@sede/domain/modules/filiados/consignacoes/contract';
import { type ReadContext, routes } from '#platform/api/index.ts';
import type { AttachmentOwner } from '#platform/files/index.ts';
import type { Jobs } from '#platform/jobs/index.ts';
import { inativacoes, layouts, verificacoes } from './consignacao.record.ts';
import { enviar, prever, seesArquivo, testarLayout } from './consignacoes.arquivo.ts';
import { concluir, reabrir } from './consignacoes.competencia.ts';
import { desfazerInativacao, inativar, listInativacoes, reativar } from './consignacoes.inativar.ts';
import { listLayouts, salvarLayout, usarLayout } from './consignacoes.layouts.ts';
import { countAbertas, readPainel } from './consignacoes.painel.ts';
import {
  downloadGerado,
  exportNaoConsignados,
  exportResultados,
  listNaoConsignados,
  listResultados,
  totalResultados,
} from './consignacoes.resultados.ts';
import { tratar } from './consignacoes.tratar.ts';
import { verificar } from './consignacoes.verificar.ts';

export const consignacoesRoutes = ({ enqueue }: { enqueue: Jobs['enqueue'] }) =>
  routes(
    consignacoesContract,
    {
      painel: readPainel,
      prever,
      enviar,
      layouts: listLayouts,
      testarLayout,
      salvarLayout,
      usarLayout,
      verificar: (ctx, input) => verificar(enqueue, ctx, input),
      verificacao: (ctx, { id }) => verificacoes.get(ctx, id),
      abertas: countAbertas,
      list: listResultados,
      totals: totalResultados,
      export: exportResultados,
      gerado: downloadGerado,
      naoConsignados: listNaoConsignados,
      exportNaoConsignados,
      tratar,
      inativar,
      inativacoes: listInativacoes,
      desfazerInativacao,
      reativar,
      concluir,
      reabrir,
    },
    { record: verificacoes, except: { usarLayout: layouts, desfazerInativacao: inativacoes } },
  );

/** Kept by the upload itself: nobody attaches one. */
export const consignacoesAttachments: AttachmentOwner = {
  modulo: 'consignacoes',
  kinds: [],
  maxBytes: ARQUIVO_DA_CASA.maxBytes,
  podeVer: async (ctx: ReadContext, anexoId) => can(ctx.actor.papeis, 'consignacao.ver') && seesArquivo(ctx, anexoId),
};
