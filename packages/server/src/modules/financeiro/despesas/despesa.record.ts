/**
 * From a row of the views to the record that the API vouches for: derived values and what the reader may do.
 *
 * `pode` holds the reasons of the same rules that the services refuse with. Source: decisions §7; style guide §5.
 */
import type { CalendarDate } from '@sede/domain/kernel';
import {
  type Despesa,
  motivoNaoAprovar,
  motivoNaoCorrigirPagamento,
  motivoNaoDarConta,
  motivoNaoDesfazerLiquidacao,
  motivoNaoEditar,
  motivoNaoEmitirRecibo,
  motivoNaoEstornar,
  motivoNaoExcluir,
  motivoNaoLiquidar,
  motivoNaoNegar,
  motivoNaoRemoverAnexo,
  motivoNaoRetirar,
  motivoNaoSolicitar,
  type QuemPode,
  statusVencimento,
} from '@sede/domain/modules/financeiro/despesas';
import type { Configuracoes } from './despesas.actor.ts';

/** A row as the views read it. */
export type DespesaLinha = Omit<Despesa, 'aprovadores' | 'pode' | 'statusVencimento'> & {
  aprovadores: Despesa['aprovadores'] | null;
  criadoPor: string | null;
  alteradoPor: string | null;
  solicitanteId: string | null;
  emMesFechado: boolean;
};

export interface Leitor {
  usuarioId: string;
  quem: QuemPode;
  cfg: Configuracoes;
  hoje: CalendarDate;
}

/** A hot path: a page asks a dozen reasons for each row, so no list of them is built. */
function impedimentos(linha: DespesaLinha, { usuarioId, quem, cfg }: Leitor): Despesa['pode'] {
  const pode: Despesa['pode'] = {};
  const refuse = (acao: keyof Despesa['pode'], motivo: string | null) => {
    if (motivo !== null) pode[acao] = motivo;
  };
  refuse('editar', motivoNaoEditar(linha, quem));
  refuse('excluir', motivoNaoExcluir(linha, quem));
  refuse('recibo', motivoNaoEmitirRecibo(linha, linha.valorPago, quem));
  refuse('anexar', motivoNaoEditar(linha, quem));
  refuse('removerAnexo', motivoNaoRemoverAnexo(linha, quem));
  refuse('solicitarAprovacao', motivoNaoSolicitar(linha, quem));
  refuse('retirarSolicitacao', motivoNaoRetirar(linha, quem));
  refuse('liquidar', motivoNaoLiquidar(linha, quem, cfg.exigirAprovacaoParaLiquidar));
  refuse('corrigirPagamento', motivoNaoCorrigirPagamento(linha, quem));
  refuse('darConta', motivoNaoDarConta(linha, quem));
  refuse('desfazerLiquidacao', motivoNaoDesfazerLiquidacao(linha, quem));
  refuse('estornar', motivoNaoEstornar(linha, quem));
  refuse(
    'aprovar',
    motivoNaoAprovar(linha, quem, {
      usuarioId,
      segregacao: cfg.segregacaoAprovacao,
      solicitanteId: linha.solicitanteId,
      autores: [linha.criadoPor, linha.alteradoPor],
      aprovadores: (linha.aprovadores ?? []).map((aprovador) => aprovador.usuarioId),
      anexoObrigatorio: cfg.anexoObrigatorioParaAprovar,
      anexos: linha.anexos,
    }),
  );
  refuse('negar', motivoNaoNegar(linha, quem));
  return pode;
}

/** The row itself, completed: it is nobody else's, and the answer's schema leaves out what is not the reader's. */
export function toDespesa(linha: DespesaLinha, leitor: Leitor): Despesa {
  return Object.assign(linha, {
    aprovadores: linha.aprovadores ?? [],
    statusVencimento: statusVencimento(linha, leitor.hoje),
    pode: impedimentos(linha, leitor),
  });
}
